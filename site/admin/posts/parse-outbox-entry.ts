import * as v from "valibot";
import { unacknowledgedRowsSchema } from "#site/admin/form-safety/save-row.ts";
import { parseLocalDraft } from "#site/schemas/form.ts";
import { postSchema } from "#site/schemas/post.ts";
import { parseStoredRow, serverColumns } from "#site/schemas/stored-row.ts";
import type { OutboxEntry, SentEntry } from "./outbox-entry.ts";
import { EMPTY_POST } from "./post-values.ts";

/** `serverColumns` and the one that only posts have. */
const postServerColumns = v.object({ ...serverColumns.entries, read_time: v.number() });

/** Both fill in fields and columns that an older build did not store. */
const values = parsedBy((stored) => parseLocalDraft(postSchema, stored, EMPTY_POST));
const row = parsedBy((stored) => parseStoredRow(postSchema, postServerColumns, stored));

const entrySchema: v.GenericSchema<unknown, OutboxEntry> = v.object({
  id: v.string(),
  owner: v.string(),
  title: v.string(),
  values,
  base: v.nullable(row),
  image: v.nullable(v.file()),
  unacknowledgedRows: unacknowledgedRowsSchema,
  unacknowledgedValues: v.array(values),
  revision: v.number(),
  storedAt: v.date(),
  state: v.variant("kind", [
    v.object({ kind: v.literal("waiting") }),
    v.object({ kind: v.literal("conflict"), theirs: row }),
    v.object({ kind: v.literal("refused"), reason: v.string() }),
  ]),
});

const sentEntrySchema: v.GenericSchema<unknown, SentEntry> = v.object({
  id: v.string(),
  row,
  sent: values,
});

/**
 * An entry stored on this device; null for another shape. Entries of the first release candidates have other keys and
 * are not read.
 */
export function parseOutboxEntry(stored: unknown): OutboxEntry | null {
  return outputOf(entrySchema, stored);
}

/** A message of another window, which may show another build; null for another shape. */
export function parseSentEntry(data: unknown): SentEntry | null {
  return outputOf(sentEntrySchema, data);
}

function outputOf<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown) {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** A schema that refuses what the parser returns null for. */
function parsedBy<Output extends object>(parse: (stored: unknown) => Output | null) {
  return v.pipe(
    v.unknown(),
    v.transform(parse),
    v.custom<Output>((parsed) => parsed !== null),
  );
}
