import { DataError, messageOf } from "#supabase/data/errors.ts";
import { focusFrom, withFocus } from "#supabase/data/image-focus.ts";
import { createPost, getPost, restorePost, updatePost } from "#supabase/data/posts.ts";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import { laterChanges } from "#supabase/data/optimistic-lock.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { UploadWatch } from "#supabase/data/upload-progress.ts";
import { uploadImageFile } from "#site/admin/media/upload-image.ts";
import { keepAnswer } from "#site/admin/offline/query-persistence.ts";
import { idempotentCreate } from "#site/admin/form-safety/idempotent-create.ts";
import type { CreatingStore } from "#site/admin/form-safety/idempotent-create.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { hasSameContent } from "./conflict-model.ts";
import { newPost, postChanges } from "./post-values.ts";
import { hasSameColumns } from "#site/schemas/columns.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";

/** Uploads a selected image or video; resolves to its public URL. */
export async function sendCover(
  client: StaffClient,
  file: File,
  watch?: UploadWatch,
): Promise<string> {
  return (await uploadImageFile(client, "blog-images", file, watch)).url;
}

/** "Upload failed: {reason}" from the data layer, with a fallback. */
export function uploadFailure(error: unknown): string {
  return messageOf(error) || "Upload failed: please try again.";
}

/** Thrown if the stored row has a newer version than the one the form builds on. */
export class NewerVersion extends Error {
  readonly theirs: PostRow;

  constructor(theirs: PostRow) {
    super("Another version was saved in the meantime.");
    this.theirs = theirs;
  }
}

export interface SaveJob {
  /** Made by the form for a new post: it may be sent again, even by another window after a crash. */
  readonly id: string;
  readonly values: PostValues;
  /** The version that the values build on; null for a new post. */
  readonly base: PostRow | null;
  readonly adminEmail: string;
  /** What earlier requests under this id carried that were not answered. */
  readonly lost: readonly object[];
}

/**
 * Creates or updates a post and returns the stored row. Throws NewerVersion on a version conflict,
 * otherwise DataError.
 */
export async function savePost(client: StaffClient, job: SaveJob): Promise<PostRow> {
  const row = await createOrUpdate(client, job);
  keepAnswer([...adminKeys.posts, "one", row.id], row);
  return row;
}

async function createOrUpdate(client: StaffClient, job: SaveJob): Promise<PostRow> {
  const { values, base } = job;
  if (base === null) return create(client, job);
  if (base.deleted_at === null) return update(client, values, base);
  // The stored row is in the trash, and the member chose to save over it: restores it first.
  await restorePost(client, base.id);
  return update(client, values, await getPost(client, base.id));
}

async function create(client: StaffClient, job: SaveJob): Promise<PostRow> {
  const row = newPost(job.values, job.adminEmail);
  try {
    return await idempotentCreate(postStore(client), job.id, row, job.lost);
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    // An earlier attempt stored the row, and it has been changed since.
    throw new NewerVersion(await getPost(client, job.id));
  }
}

async function update(client: StaffClient, values: PostValues, base: PostRow): Promise<PostRow> {
  try {
    return await updatePost(client, base.id, base.version, postChanges(values, base));
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    const theirs = await getPost(client, base.id);
    if (!hasSameContent(base, theirs)) throw new NewerVersion(theirs);
    return update(client, values, theirs);
  }
}

/** An image whose upload failed, with its focal point. */
export interface FailedImage {
  readonly file: File;
  readonly focus: string;
  readonly reason: string;
}

/** Uploads the image again and sets it on the stored post. */
export async function addImage(
  client: StaffClient,
  id: string,
  { file, focus }: FailedImage,
): Promise<PostRow> {
  const url = withFocus(await sendCover(client, file), focusFrom(focus));
  const { version } = await getPost(client, id);
  return updatePost(client, id, version, { featured_image_url: url });
}

function postStore(client: StaffClient): CreatingStore<PostRow, NewPost> {
  return {
    create: (row, id) => createPost(client, row, id),
    get: (id) => getPost(client, id),
    update: (stored, row) => updatePost(client, stored.id, stored.version, laterChanges(row)),
    holds: (stored, sent) => hasSameColumns(postSchema, stored, sent),
  };
}
