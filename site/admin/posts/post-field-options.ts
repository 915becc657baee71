import { postTypeLabels } from "#site/content/post-types.ts";
import { POST_TYPES } from "#supabase/data/limits.ts";

/** Labels of the two statuses, in the order of the select element. The default is Publish Now. */
export const STATUS_OPTIONS = [
  { value: "draft", label: "Save as Draft" },
  { value: "published", label: "Publish Now" },
] as const;

/** Options of the post type. */
export const TYPE_OPTIONS = POST_TYPES.map((type) => ({
  value: type,
  label: postTypeLabels[type].plural,
}));
