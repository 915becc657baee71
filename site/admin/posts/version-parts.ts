import type { PostVersion } from "#supabase/data/post-versions.ts";
import { defaultExcerpt } from "#supabase/data/post-rules.ts";
import type { PostValues } from "./post-values.ts";

type VersionTexts = Pick<
  PostValues,
  "title" | "content" | "excerpt" | "author" | "metaTitle" | "metaDescription" | "tags"
>;

const LABELS: Readonly<Record<keyof VersionTexts, string>> = {
  title: "Title",
  content: "Content",
  excerpt: "Excerpt",
  author: "Author",
  metaTitle: "Meta Title",
  metaDescription: "Meta Description",
  tags: "Tags",
};

/** Maps an earlier version to form values; fields that hold their default are empty. */
export function textsOfVersion(version: PostVersion): VersionTexts {
  return {
    title: version.title,
    content: version.content,
    excerpt: version.excerpt === defaultExcerpt(version.content) ? "" : version.excerpt,
    author: version.author,
    metaTitle: version.meta_title === version.title ? "" : (version.meta_title ?? ""),
    metaDescription: version.meta_description ?? "",
    tags: version.tags.join(", "),
  };
}

/** The fields in which an earlier version differs from the form values. */
export function versionParts(version: PostVersion, present: VersionTexts) {
  const texts = textsOfVersion(version);
  return VERSION_FIELDS.filter((field) => texts[field].trim() !== present[field].trim()).map(
    (field) => ({ label: LABELS[field], earlier: texts[field], now: present[field] }),
  );
}

export const VERSION_FIELDS = Object.keys(LABELS) as readonly (keyof VersionTexts)[];
