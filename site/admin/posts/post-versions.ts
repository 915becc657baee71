import type { PostVersion } from "#supabase/data/post-versions.ts";
import { defaultExcerpt } from "#supabase/data/post-rules.ts";
import { valuesFromVersion } from "#site/schemas/columns.ts";
import { versionedFields } from "#site/schemas/form.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues, VersionedField } from "#site/schemas/post.ts";

type VersionTexts = Pick<PostValues, VersionedField>;

/** Maps an earlier version to form values; fields that hold their default are empty. */
export function textsOfVersion(version: PostVersion): VersionTexts {
  return {
    ...valuesFromVersion(postSchema, version),
    excerpt: version.excerpt === defaultExcerpt(version.content) ? "" : version.excerpt,
    metaTitle: version.meta_title === version.title ? "" : (version.meta_title ?? ""),
  };
}

/** The fields in which an earlier version differs from the form values. */
export function versionParts(version: PostVersion, present: VersionTexts) {
  const texts = textsOfVersion(version);
  return FIELDS.filter(({ name }) => texts[name].trim() !== present[name].trim()).map(
    ({ name, label }) => ({ label, earlier: texts[name], now: present[name] }),
  );
}

const FIELDS = versionedFields(postSchema);
/** Names of the form fields that versions contain. */
export const VERSION_FIELDS = FIELDS.map(({ name }) => name);
