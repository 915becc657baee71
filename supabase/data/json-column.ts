import type { Json } from "./database.types.ts";

type JsonObject = Readonly<Record<string, Json | undefined>>;

/** The objects of a JSON list; none if the value is no list. */
export function objectsIn(value: Json): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** '' for anything that is no text. */
export function textOr(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
