import * as v from "valibot";

type Env = Readonly<Record<string, string | undefined>>;

/** The settings of an edge function. Throws an error that names every missing or malformed one, without its value. */
export function parseSettings<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  env: Env,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, env);
  if (parsed.success) return parsed.output;
  const names = new Set(parsed.issues.map(({ path }) => String(path?.[0].key)));
  throw new Error(`Missing or malformed settings: ${[...names].join(", ")}.`);
}
