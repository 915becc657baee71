import type { PgliteConnection } from "@supabase/lite/pglite";

type Serializers = PgliteConnection["driver"]["serializers"];

/** PGlite turns values into text by the type of their column, and has only a JavaScript error for a
 * value of another type, or worse: a number for a list of texts breaks the protocol, and the one
 * transaction of the one connection stays broken for everybody. Here every value becomes some text, so
 * that PostgreSQL itself accepts or refuses it, as it does on hosted Supabase. */
export function acceptAnyValue(serializers: Serializers) {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value: unknown) => {
      try {
        const text: unknown = serialize(value);
        return typeof text === "string" ? text : asText(value);
      } catch {
        return asText(value);
      }
    };
  }
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
