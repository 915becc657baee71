import type { PgliteConnection } from "@supabase/lite/pglite";

type Serializers = PgliteConnection["driver"]["serializers"];

/** PGlite 0.4.5 serializes values by the type of their column. A value of another type causes a JavaScript
 * error (electric-sql/pglite issue 1021), or worse: a number for a text array breaks the protocol and
 * leaves the single connection's transaction open for all requests. Not reported upstream: after
 * `query("insert into t (tags) values ($1)", [5])` every query fails with "invalid message format". These
 * serializers turn every value into text, so that PostgreSQL itself accepts or refuses it, as on hosted Supabase. */
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
