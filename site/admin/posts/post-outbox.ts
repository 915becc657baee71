import * as v from "valibot";
import type { PostRow } from "#supabase/data/posts.ts";
import { withCurrentKeys } from "#site/admin/form-safety/former-keys.ts";
import { sentRows } from "#site/admin/form-safety/save-row.ts";
import { createOutbox } from "#site/admin/offline/create-outbox.ts";
import type { OutboxEntry } from "#site/admin/offline/outbox-model.ts";
import type { EntryParts } from "#site/admin/offline/parse-entry.ts";
import { EMPTY_POST } from "./post-values.ts";
import { parseLocalDraft } from "#site/schemas/form.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { parseStoredRow, serverColumns } from "#site/schemas/stored-row.ts";

/** Values of a queued draft. Its keys are stored on the device. */
export interface QueuedValues {
  readonly form: PostValues;
  /** Rows (unlike `OutboxEntry.unconfirmed`, which holds values) of creates that got no response before the draft was queued. */
  readonly unconfirmed: readonly object[];
}

export type QueuedPost = OutboxEntry<QueuedValues, PostRow>;

/** `serverColumns` and the one that only posts have. */
const postServerColumns = v.object({ ...serverColumns.entries, read_time: v.number() });

/** Parsers of the queued drafts of posts. */
export const postEntryParts: EntryParts<QueuedValues, PostRow> = {
  values: v.pipe(
    withCurrentKeys([["lost", "unconfirmed"]]),
    v.object({
      form: parsedBy((stored) => parseLocalDraft(postSchema, stored, EMPTY_POST)),
      unconfirmed: sentRows,
    }),
  ),
  row: parsedBy((stored) => parseStoredRow(postSchema, postServerColumns, stored)),
};

/** Outbox for drafts of posts. */
export const postOutbox = createOutbox("posts", postEntryParts);

/** A schema that refuses what the parser returns null for. */
function parsedBy<Output extends object>(parse: (stored: unknown) => Output | null) {
  return v.pipe(
    v.unknown(),
    v.transform(parse),
    v.custom<Output>((parsed) => parsed !== null),
  );
}
