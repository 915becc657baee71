import * as v from "valibot";

/** A text of a JSON value; '' for anything that is no text. */
export const textOrEmpty = v.fallback(v.string(), "");

/** A JSON list; omits entries that the schema refuses. Empty if the value is no list. */
export function listOf<Entry extends object>(entry: v.GenericSchema<unknown, Entry>) {
  const entries = v.array(v.fallback(v.nullable(entry), null));
  return v.pipe(
    v.fallback(entries, []),
    v.transform((list) => list.filter((parsed) => parsed !== null)),
  );
}
