import type { Json } from "./database.types.ts";

type JsonObject = Readonly<Record<string, Json | undefined>>;

/** The objects of a JSON list; none if the value is no list. */
export function objectsIn(value: Json): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** Whether the value is an object: neither null nor an array. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** '' for anything that is no text. */
export function textOrEmpty(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

/** The texts with these keys; '' for any that is missing or no text. */
export function textsIn<Key extends string>(
  object: JsonObject,
  keys: readonly Key[],
): Readonly<Record<Key, string>> {
  const texts = keys.map((key) => [key, textOrEmpty(object[key])]);
  return Object.fromEntries(texts) as Record<Key, string>;
}
