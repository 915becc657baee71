import * as v from "valibot";
import { withCurrentKeys } from "#site/admin/form-safety/former-keys.ts";
import type { OutboxEntry } from "./outbox-model.ts";
import type { SentEntry } from "./send-entry.ts";

/** Parsers of the parts of an entry that depend on its kind. They fill in fields that an older build did not store. */
export interface EntryParts<Values, Row> {
  readonly values: v.GenericSchema<unknown, Values>;
  readonly row: v.GenericSchema<unknown, Row>;
}

/** Parsers of what another build may have written: entries on this device, messages of other windows. They
 * return null for another shape. */
export function createParsers<Values, Row>({ values, row }: EntryParts<Values, Row>) {
  const entry = v.pipe(
    withCurrentKeys([
      ["picture", "image"],
      ["unanswered", "unconfirmed"],
    ]),
    v.object({
      id: v.string(),
      owner: v.string(),
      title: v.string(),
      values,
      base: v.nullable(row),
      image: v.nullable(v.file()),
      unconfirmed: v.array(values),
      revision: v.number(),
      storedAt: v.date(),
      state: v.variant("kind", [
        v.object({ kind: v.literal("waiting") }),
        v.object({ kind: v.literal("conflict"), theirs: row }),
        v.object({ kind: v.literal("refused"), reason: v.string() }),
      ]),
    }),
  );
  const sentEntry = v.object({ id: v.string(), row, sent: values });
  return {
    parseEntry: (stored: unknown): OutboxEntry<Values, Row> | null => outputOf(entry, stored),
    parseSentEntry: (data: unknown): SentEntry<Values, Row> | null => outputOf(sentEntry, data),
  };
}

function outputOf<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown) {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}
