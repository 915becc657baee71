import type { Category } from "./categories.ts";
import { parseEnum } from "./enums.ts";
import { cleanRow } from "./sanitize-text.ts";
import type { Database } from "./database.types.ts";
import { withIdempotencyKey } from "./idempotency-key.ts";
import { POST_TYPES, PUBLISH_STATUSES, STAFF_PAGE_SIZE } from "./limits.ts";
import type { PostType, PublishStatus } from "./limits.ts";
import type { Page } from "./paging.ts";
import { isRepeatedCreate, changesAfterCreate, resolveVersionConflict } from "./optimistic-lock.ts";
import type { StaffClient } from "./staff-client.ts";
import {
  contentCount,
  contentSort,
  filterContent,
  selectList,
  sortedPage,
  CONTENT_COLUMNS,
} from "./list-filters.ts";
import type { ContentQuery } from "./list-filters.ts";
import { sortColumnNames } from "./sort-columns.ts";
import type { SortColumn, SortColumns } from "./sort-columns.ts";
import { readRow, throwNotFound, sendAsStaff, sendPageAsStaff } from "./staff-requests.ts";
import { deleteFromTrash, moveToTrash, restoreFromTrash } from "./trash.ts";

type PostTableRow = Database["public"]["Tables"]["blog_posts"]["Row"];

/** A whole post as in the database. Times are ISO 8601, `read_time` minutes, `content` markdown. */
export interface PostRow extends Omit<PostTableRow, "post_type" | "status"> {
  post_type: PostType;
  status: PublishStatus;
}

const LIST_COLUMNS = [...CONTENT_COLUMNS, "post_type"] as const;

/** A post in a list, with the further `Column`s of its query. */
export type PostListRow<Column extends keyof PostRow = never> = Pick<
  PostRow,
  (typeof LIST_COLUMNS)[number] | Column
> & { category: Category | null };

/** Columns that a create never sends. */
type ColumnNotSent = "id" | "version" | "created_at" | "updated_at" | "deleted_at";

/** Columns that a create sends. An empty `slug` makes the server generate one; the server also overwrites
 * `created_by_admin` with the e-mail address of the session. `published_at`: a future time schedules
 * the post; absent or null: the time of the first publication. */
export interface NewPost
  extends Omit<PostRow, ColumnNotSent | "published_at">, Partial<Pick<PostRow, "published_at">> {}

export type PostChanges = Partial<Omit<NewPost, "created_by_admin">>;

const SORT_COLUMNS = {
  title: {},
  author: {},
  status: {},
  post_type: {},
  published_at: { nullable: true },
  created_at: {},
  updated_at: {},
} as const satisfies SortColumns<PostRow>;

/** Columns by which a list can be ordered. */
export const POST_SORT_COLUMNS = sortColumnNames(SORT_COLUMNS);
export type PostSortColumn = SortColumn<typeof SORT_COLUMNS>;

export type PostsQuery<Column extends keyof PostRow = never> = ContentQuery<
  Column,
  PostSortColumn,
  keyof PostRow
>;

/** One page of the posts, drafts included, those in the trash only if the query asks for them. Throws as `sendPageAsStaff`. */
export async function listPosts<Column extends keyof PostRow = never>(
  client: StaffClient,
  query: PostsQuery<Column> = {},
): Promise<Page<PostListRow<Column>>> {
  const request = client.rest
    .from("blog_posts")
    .select<string, PostListRow<Column>>(selectList(LIST_COLUMNS, query.columns));
  filterContent(request, query);
  const sort = contentSort(query);
  const { page: number, pageSize = STAFF_PAGE_SIZE } = query;
  const range = sortedPage(request, SORT_COLUMNS, { sort, page: number, pageSize });
  const count = contentCount(client, "count_posts", query);
  const page = await sendPageAsStaff(client, request, range, query.signal, count);
  return { ...page, rows: page.rows.map(withEnums) };
}

/** Throws `not-found` without a row, `unauthorized` when the session has ended. */
export async function getPost(
  client: StaffClient,
  id: string,
  signal?: AbortSignal,
): Promise<PostRow> {
  const request = client.rest.from("blog_posts").select("*").eq("id", id).limit(1);
  return withEnums(await readRow(client, request, signal));
}

/** Creates a post and returns the saved row: the server sets slug, version and dates. `id` is a UUID
 * from the form, one per post, and the idempotency key: a retry after a lost response saves the same
 * row. Throws `conflict` when that row was changed since, `invalid` with the column for a refused value, and what
 * `sendAsStaff` throws. */
export async function createPost(client: StaffClient, row: NewPost, id?: string): Promise<PostRow> {
  try {
    const insert = client.rest.from("blog_posts").insert(cleanRow(row)).select();
    const rows = await sendAsStaff(client, withIdempotencyKey(insert, id));
    return withEnums(rows[0] ?? (await throwNotFound(client)));
  } catch (error) {
    if (id === undefined || !isRepeatedCreate(error)) throw error;
    return updatePost(client, id, 1, changesAfterCreate(row));
  }
}

/** Saves over the loaded version. Throws `conflict` when another version has been saved since;
 * `getPost` fetches it; `not-found` when it was deleted for good, and what `sendAsStaff` throws. */
export async function updatePost(
  client: StaffClient,
  id: string,
  version: number,
  changes: PostChanges,
): Promise<PostRow> {
  const clean = cleanRow(changes);
  const request = client.rest
    .from("blog_posts")
    .update(clean)
    .eq("id", id)
    .eq("version", version)
    .select();
  const row = (await sendAsStaff(client, request))[0];
  if (row !== undefined) return withEnums(row);
  return resolveVersionConflict(await getPost(client, id), version, clean);
}

/** Moves a post to the trash for 30 days. With the loaded version, throws `conflict` when another
 * version has been saved since. */
export function trashPost(client: StaffClient, id: string, version?: number): Promise<void> {
  return moveToTrash(client, "blog_posts", id, version);
}

/** Takes a post out of the trash with its status and slug. Throws `not-found` if it was deleted for good. */
export function restorePost(client: StaffClient, id: string): Promise<void> {
  return restoreFromTrash(client, "blog_posts", id);
}

/** Permanently deletes a post from the trash. Throws `not-found` when it is not there, also after it was restored. */
export function deletePostForever(client: StaffClient, id: string): Promise<void> {
  return deleteFromTrash(client, "blog_posts", id);
}

function withEnums<Row extends Pick<PostTableRow, "post_type" | "status">>(row: Row) {
  return {
    ...row,
    post_type: parseEnum(POST_TYPES, row.post_type, "blog"),
    status: parseEnum(PUBLISH_STATUSES, row.status, "draft"),
  };
}
