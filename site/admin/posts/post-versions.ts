import type { PostVersion } from "#supabase/data/versions.ts";
import { defaultExcerpt } from "#supabase/data/post-rules.ts";
import { valuesFromVersion } from "#site/schemas/columns.ts";
import { versionedFields } from "#site/schemas/form.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues, VersionedPostField } from "#site/schemas/post.ts";

/** The form fields that versions contain. */
export const VERSION_FIELDS = versionedFields(postSchema);

/** Maps an earlier version to form values; fields that hold their default are empty. */
export function valuesOfVersion(version: PostVersion): Pick<PostValues, VersionedPostField> {
  return {
    ...valuesFromVersion(postSchema, version),
    excerpt: version.excerpt === defaultExcerpt(version.content) ? "" : version.excerpt,
    metaTitle: version.meta_title === version.title ? "" : (version.meta_title ?? ""),
  };
}
