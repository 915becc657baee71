import * as v from "valibot";
import { UNTITLED } from "#supabase/data/limits.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { valuesOf } from "./post-values.ts";
import { postConflicts } from "./save-post.ts";

/**
 * The values that an autosave saves. It never publishes: status and date of publication are saved by an
 * explicit save only.
 */
export function autosavedValues(values: PostValues): PostValues {
  return { ...values, status: "draft", publishOn: "" };
}

/**
 * The values of the form that count as saved after an autosave. The status of a new post is a default, and no
 * work that could be lost; another status of a saved draft, and a date, remain unsaved changes.
 */
export function valuesAfterAutosave(values: PostValues, isNew: boolean): PostValues {
  return { ...autosavedValues(values), status: isNew ? values.status : "draft" };
}

/** True if an autosave may create a draft: it has a title or a text, and no field breaks a rule. */
export function canAutosaveNew(values: PostValues): boolean {
  return hasWords(values) && breaksNoRule(values);
}

/** True if an autosave may update the saved draft: the form differs from it, and no field breaks a rule. */
export function canAutosaveDraft(values: PostValues, base: PostRow): boolean {
  if (base.status !== "draft" || base.deleted_at !== null) return false;
  const changed = postConflicts.diffFields(autosavedValues(values), valuesOf(base));
  return changed.length > 0 && canAutosaveNew(values);
}

function hasWords({ title, content }: PostValues): boolean {
  return title.trim() !== "" || content.trim() !== "";
}

/** Only publication requires a title and a text. */
function breaksNoRule(values: PostValues): boolean {
  const { title, content } = values;
  return v.is(postSchema, {
    ...values,
    title: title.trim() === "" ? UNTITLED : title,
    content: content.trim() === "" ? UNTITLED : content,
  });
}
