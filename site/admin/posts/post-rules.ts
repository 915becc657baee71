import {
  AUTHOR_MAX,
  BODY_MAX_BYTES,
  EXCERPT_MAX,
  META_DESCRIPTION_MAX,
  META_TITLE_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from "#supabase/data/limits.ts";
import { trimText } from "#supabase/data/sanitize-text.ts";
import { countBytes, countCharacters, parseTags, tagsProblem } from "#supabase/data/post-rules.ts";
import type { PostValues } from "./post-values.ts";

type Rule = (value: string) => true | string;

/** Validation rules by field: true, or the error message for the field. */
export const postRules = {
  title: (value) => (value.trim() === "" ? "Enter a title." : atMost(TITLE_MAX)(value)),
  content: contentRule,
  excerpt: atMost(EXCERPT_MAX),
  author: atMost(AUTHOR_MAX),
  metaTitle: atMost(META_TITLE_MAX),
  metaDescription: atMost(META_DESCRIPTION_MAX),
  tags: tagsRule,
  slug: (value) =>
    /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(value.trim()) ||
    "Use lower-case letters, digits and single hyphens.",
} satisfies Partial<Record<keyof PostValues, Rule>>;

function contentRule(value: string): true | string {
  if (value.trim() === "") return "Write the content of the post.";
  if (countBytes(value) <= BODY_MAX_BYTES) return true;
  return `The content is too long: ${String(BODY_MAX_BYTES / 1024)} KiB at most.`;
}

function tagsRule(value: string): true | string {
  const violation = tagsProblem(parseTags(value));
  if (violation === null) return true;
  return violation === "too-many"
    ? `Use at most ${String(TAGS_MAX)} tags.`
    : `A tag can have ${String(TAG_MAX)} characters at most.`;
}

function atMost(limit: number): Rule {
  return (value) => {
    const count = countCharacters(trimText(value));
    if (count <= limit) return true;
    return `Use at most ${String(limit)} characters; this has ${String(count)}.`;
  };
}
