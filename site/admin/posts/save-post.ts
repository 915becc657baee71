import { DataError, messageOf } from "#supabase/data/errors.ts";
import { focusFrom, withFocus } from "#supabase/data/picture-focus.ts";
import { createPost, getPost, listPosts, restorePost, updatePost } from "#supabase/data/posts.ts";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import { laterChanges } from "#supabase/data/row-changes.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { UploadWatch } from "#supabase/data/upload-progress.ts";
import { sendPicture } from "#site/admin/media/send-picture.ts";
import { keepAnswer } from "#site/admin/offline/kept-answers.ts";
import { createOnce } from "#site/admin/shell/create-once.ts";
import type { CreatingStore } from "#site/admin/shell/create-once.ts";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { saysTheSame } from "./conflict-model.ts";
import { newPost, postChanges } from "./post-values.ts";
import type { PostValues } from "./post-values.ts";

/** Sends a chosen picture or film; answers with its public address. */
export async function sendCover(
  client: StaffClient,
  file: File,
  watch?: UploadWatch,
): Promise<string> {
  return (await sendPicture(client, "blog-images", file, watch)).url;
}

/** "Upload failed: {reason}", as the data layer says it. */
export function uploadFailure(error: unknown): string {
  return messageOf(error) || "Upload failed: please try again.";
}

/** Thrown when somebody else saved another version meanwhile. */
export class NewerVersion extends Error {
  readonly theirs: PostRow;

  constructor(theirs: PostRow) {
    super("Another version was saved in the meantime.");
    this.theirs = theirs;
  }
}

export interface SaveJob {
  /** Id of a new draft: it may be sent again, even by another window after a crash. null for a post
   * that is created with exactly the columns of the specification. */
  readonly id: string | null;
  readonly values: PostValues;
  /** The version that the text builds on; null for a new post. */
  readonly base: PostRow | null;
  readonly adminEmail: string;
  /** New posts without an id that earlier requests sent without an answer. */
  readonly lost: readonly NewPost[];
}

export async function savePost(client: StaffClient, job: SaveJob): Promise<PostRow> {
  const row = await store(client, job);
  keepAnswer([...adminKeys.posts, "one", row.id], row);
  return row;
}

async function store(client: StaffClient, job: SaveJob): Promise<PostRow> {
  const { values, base } = job;
  if (base === null) return create(client, job);
  if (base.deleted_at === null) return saveOver(client, values, base);
  // Keeping one's own version of a post that went to the trash brings it back first.
  await restorePost(client, base.id);
  return saveOver(client, values, await getPost(client, base.id));
}

async function create(client: StaffClient, job: SaveJob): Promise<PostRow> {
  const row = newPost(job.values, job.adminEmail);
  if (job.id === null) return createOnce(postStore(client), row, job.lost);
  try {
    return await createOnce(postStore(client), { ...row, id: job.id }, job.lost);
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    // It was stored by an earlier try, and somebody has changed it since.
    throw new NewerVersion(await getPost(client, job.id));
  }
}

async function saveOver(client: StaffClient, values: PostValues, base: PostRow): Promise<PostRow> {
  try {
    return await updatePost(client, base.id, base.version, postChanges(values, base));
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    const theirs = await getPost(client, base.id);
    if (!saysTheSame(base, theirs)) throw new NewerVersion(theirs);
    return saveOver(client, values, theirs);
  }
}

/** A picture that could not be sent, with its focal point. */
export interface MissedPicture {
  readonly file: File;
  readonly focus: string;
  readonly reason: string;
}

/** Gives a stored post the picture whose upload failed when it was saved. */
export async function addPicture(
  client: StaffClient,
  id: string,
  { file, focus }: MissedPicture,
): Promise<PostRow> {
  const url = withFocus(await sendCover(client, file), focusFrom(focus));
  const { version } = await getPost(client, id);
  return updatePost(client, id, version, { featured_image_url: url });
}

function postStore(client: StaffClient): CreatingStore<PostRow, NewPost> {
  return {
    candidates: async ({ title }) => {
      const newest = { column: "created_at", direction: "desc" } as const;
      const { rows } = await listPosts(client, { search: title, sort: newest, pageSize: 10 });
      return rows.filter((row) => row.title === title).map((row) => row.id);
    },
    get: (id) => getPost(client, id),
    create: (row) => createPost(client, row),
    update: (stored, row) => updatePost(client, stored.id, stored.version, laterChanges(row)),
    holds: (stored, sent) => comparable(stored) === comparable(sent),
  };
}

function comparable(row: NewPost | PostRow): string {
  return JSON.stringify([
    row.title,
    row.content,
    row.excerpt,
    row.featured_image_url,
    row.category_id,
    row.author,
    row.post_type,
    row.meta_title,
    row.meta_description,
    row.tags,
    row.status,
  ]);
}
