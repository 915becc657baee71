import * as v from "valibot";
import { EMAIL } from "#supabase/data/limits.ts";
import { field } from "./field.ts";

/** The search for what names an e-mail address. */
export const personSchema = v.object({
  email: v.pipe(
    v.optional(v.string(), ""),
    v.check((value) => EMAIL.test(value.trim()), "Enter an email address."),
    v.title("Email"),
    field({ column: "email" }),
  ),
});

export type Person = v.InferOutput<typeof personSchema>;
