import { DEFAULT_AUTHOR, UNTITLED } from "#supabase/data/limits.ts";
import { parseFocalPoint, withFocus } from "#supabase/data/image-focus.ts";
import { defaultExcerpt, metaTitleWithDefault, readTime } from "#supabase/data/post-rules.ts";
import { createPost, getPost, restorePost, updatePost } from "#supabase/data/posts.ts";
import type { NewPost, PostChanges, PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { persistRow } from "#site/admin/offline/query-persistence.ts";
import { createConflictModel } from "#site/admin/form-safety/conflict-model.ts";
import { createRow, updateRow } from "#site/admin/form-safety/save-row.ts";
import type { RowQueries, SaveOutcome } from "#site/admin/form-safety/save-row.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { scheduleChange, isUndatedDraft } from "#site/admin/schedule/schedule.ts";
import { DEFAULT_POST_IMAGE } from "#site/rich-text/media-kind.ts";
import { columnsFromValues } from "#site/schemas/columns.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { valuesOf } from "./post-values.ts";

export interface SaveJob {
  /** Made by the form for a new post: it may be sent again, even by another window after a crash. */
  readonly id: string;
  readonly values: PostValues;
  /** The version that the values build on; null for a new post. */
  readonly base: PostRow | null;
  readonly memberEmail: string;
  /** The rows of earlier requests under this id that got no response. */
  readonly unacknowledgedRows: readonly object[];
}

/**
 * Creates or updates a post, and keeps the saved row on this device for offline use. Returns a newer version of another
 * member instead of overwriting it. Throws DataError.
 */
export async function savePost(client: StaffClient, job: SaveJob): Promise<SaveOutcome<PostRow>> {
  const outcome = await createOrUpdate(client, job);
  if (outcome.kind === "saved") persistRow(adminKeys.posts, outcome.row);
  return outcome;
}

async function createOrUpdate(client: StaffClient, job: SaveJob): Promise<SaveOutcome<PostRow>> {
  const { values, base, memberEmail } = job;
  if (base === null)
    return createRow(postQueries(client), postSchema, job, newPost(values, memberEmail));
  if (base.deleted_at === null) return update(client, values, base);
  // The saved row is in the trash, and the member chose to save over it: restores it first.
  await restorePost(client, base.id);
  return update(client, values, await getPost(client, base.id));
}

function update(client: StaffClient, values: PostValues, base: PostRow) {
  const changesOf = (row: PostRow) => postChanges(values, row);
  return updateRow(postQueries(client), base, changesOf, postConflicts.hasSameContent);
}

function postQueries(client: StaffClient): RowQueries<PostRow, NewPost, PostChanges> {
  return {
    create: (row, id) => createPost(client, row, id),
    get: (id) => getPost(client, id),
    update: ({ id, version }, changes) => updatePost(client, id, version, changes),
  };
}

/** The row of the first save: every column that a create sends (NB18). The server generates the slug. */
export function newPost(values: PostValues, memberEmail: string): NewPost {
  const date = scheduleChange(values, null, new Date());
  return { ...columnsToSend(values), ...date, created_by_admin: memberEmail, slug: "" };
}

/**
 * The columns of a later save. An empty slug leaves that of a public post unchanged; for a post that was never
 * public the server derives it from the title.
 */
export function postChanges(values: PostValues, base: PostRow): PostChanges {
  const { slug, ...columns } = columnsToSend(values);
  const changes = { ...columns, ...scheduleChange(values, base, new Date()) };
  return slug === "" && !isUndatedDraft(base) ? changes : { ...changes, slug };
}

/** URL of the image with its focal point; '' for the default image. */
function focusedImage({ featuredImageUrl, focus }: PostValues): string {
  return withFocus(featuredImageUrl, parseFocalPoint(focus));
}

function columnsToSend(values: PostValues) {
  const typed = columnsFromValues(postSchema, values);
  const title = typed.title.trim() === "" ? UNTITLED : typed.title;
  return {
    ...typed,
    title,
    excerpt: values.excerpt.trim() === "" ? defaultExcerpt(values.content) : typed.excerpt,
    featured_image_url: focusedImage(values) || DEFAULT_POST_IMAGE,
    author: typed.author.trim() === "" ? DEFAULT_AUTHOR : typed.author,
    meta_title: metaTitleWithDefault(values.metaTitle, title),
    read_time: readTime(values.content),
  };
}

/** Compares the versions of a post for the conflict panel. */
export const postConflicts = createConflictModel(postSchema, {
  noun: "post",
  valuesOf,
  comparable: withoutDefaults,
});

/** Comparable values: the image in one field, and '' for an excerpt or a meta title that equals its default, as an
 * empty field is saved with the default. */
function withoutDefaults(values: PostValues): PostValues {
  const { title, content, author, excerpt, meta_title } = newPost(values, "");
  return {
    ...values,
    author,
    excerpt: excerpt === defaultExcerpt(content) ? "" : excerpt,
    metaTitle: meta_title === title ? "" : (meta_title ?? ""),
    featuredImageUrl: focusedImage(values),
    focus: "",
  };
}
