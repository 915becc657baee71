import { createPost, getPost, restorePost, updatePost } from "#supabase/data/posts.ts";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import { changesAfterCreate } from "#supabase/data/optimistic-lock.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { persistQuery } from "#site/admin/offline/query-persistence.ts";
import { createRow, updateRow } from "#site/admin/form-safety/save-row.ts";
import type { CreatingStore, SaveOutcome } from "#site/admin/form-safety/save-row.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { postConflicts } from "./post-conflicts.ts";
import { newPost, postChanges } from "./post-values.ts";
import { hasSameColumns } from "#site/schemas/columns.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";

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
  /** The rows of earlier requests under this id that got no response. */
  readonly unconfirmed: readonly object[];
}

/**
 * Creates or updates a post and returns the stored row. Throws NewerVersion on a version conflict,
 * otherwise DataError.
 */
export async function savePost(client: StaffClient, job: SaveJob): Promise<PostRow> {
  const outcome = await createOrUpdate(client, job);
  if (outcome.kind === "newer") throw new NewerVersion(outcome.theirs);
  persistQuery([...adminKeys.posts, "one", outcome.row.id], outcome.row);
  return outcome.row;
}

async function createOrUpdate(client: StaffClient, job: SaveJob): Promise<SaveOutcome<PostRow>> {
  const { id, values, base, adminEmail, unconfirmed } = job;
  if (base === null)
    return createRow(postStore(client), id, newPost(values, adminEmail), unconfirmed);
  if (base.deleted_at === null) return update(client, values, base);
  // The stored row is in the trash, and the member chose to save over it: restores it first.
  await restorePost(client, base.id);
  return update(client, values, await getPost(client, base.id));
}

function update(client: StaffClient, values: PostValues, base: PostRow) {
  const store = {
    get: (id: string) => getPost(client, id),
    update: (row: PostRow) => updatePost(client, row.id, row.version, postChanges(values, row)),
  };
  return updateRow(store, base, postConflicts.hasSameContent);
}

function postStore(client: StaffClient): CreatingStore<PostRow, NewPost> {
  return {
    create: (row, id) => createPost(client, row, id),
    get: (id) => getPost(client, id),
    update: (stored, row) => updatePost(client, stored.id, stored.version, changesAfterCreate(row)),
    hasValuesOf: (stored, sent) => hasSameColumns(postSchema, stored, sent),
  };
}
