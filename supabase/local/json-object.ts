import * as v from "valibot";

type JsonObject = Readonly<Record<string, unknown>>;

/** Not `v.record`, which accepts lists and drops keys such as "constructor". */
const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const jsonObject = v.pipe(v.string(), v.parseJson(), v.custom<JsonObject>(isObject));

/** The object in a JSON text; null for any other text. */
export function parseJsonObject(text: string): JsonObject | null {
  const parsed = v.safeParse(jsonObject, text);
  return parsed.success ? parsed.output : null;
}
