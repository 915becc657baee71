import * as v from "valibot";
import { trimText } from "#supabase/data/sanitize-text.ts";
import { recordOf } from "./entity.ts";
import type { EntitySchema } from "./entity.ts";

type Entries = EntitySchema["entries"];

/** A field without its rules, label and metadata: the first part of its pipe. */
type BaseEntries<Fields extends Entries> = {
  [Name in keyof Fields]: Fields[Name] extends {
    readonly pipe: readonly [infer Base, ...unknown[]];
  }
    ? Base
    : Fields[Name];
};

interface JsonEntry<Fields extends Entries> {
  /** The values as typed, without rules; a missing one has its default. */
  readonly typed: BaseEntries<Fields>;
  /** The values to save: texts without white space around them. */
  readonly trimmed: BaseEntries<Fields>;
  /** The values of a stored draft, by an older build too: invalid ones have their default. */
  readonly draft: BaseEntries<Fields>;
}

/** The schemas of an object in a JSON column, derived from its fields in the form. */
export function jsonEntry<Fields extends Entries>(
  schema: v.ObjectSchema<Fields, undefined>,
): JsonEntry<Fields> {
  const defaults: Readonly<Record<string, unknown>> = v.getDefaults(schema);
  const each = (derive: (base: v.GenericSchema, initial: unknown) => v.GenericSchema) =>
    recordOf<BaseEntries<Fields>>(
      Object.entries(schema.entries).map(([name, entry]) => [
        name,
        derive(baseOf(entry), defaults[name]),
      ]),
    );
  return {
    typed: each((base) => base),
    trimmed: each((base) => v.pipe(base, v.transform(trimmedValue))),
    draft: each((base, initial) => v.fallback(base, initial)),
  };
}

function baseOf(entry: v.GenericSchema): v.GenericSchema {
  return "pipe" in entry && Array.isArray(entry.pipe) ? (entry.pipe[0] as v.GenericSchema) : entry;
}

const trimmedValue = (value: unknown) => (typeof value === "string" ? trimText(value) : value);
