import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";

/** Validation rules by field: true, or the error message for the field. */
export const postRules = rulesOf(postSchema);

/** The label of a field. */
export const postLabel = (name: keyof PostValues) => fieldLabel(postSchema, name);
