import type { LinkedSection } from "#site/admin/pages/section-links.tsx";
import { postLabel } from "./post-form-rules.ts";

/** The sections of a post's form, in its order, with their labels. Links and headings come from this list. */
export const POST_SECTIONS = {
  text: "Text",
  excerpt: postLabel("excerpt"),
  publication: "Publication",
  featuredImage: postLabel("featuredImageUrl"),
  category: postLabel("categoryId"),
  author: postLabel("author"),
  search: "Search engines",
} as const satisfies Record<string, string>;

export type PostSectionName = keyof typeof POST_SECTIONS;

/** Element id of a section's heading. Only one form is open at a time. */
export const sectionHeadingId = (name: PostSectionName) => `post-section-${name}`;

/** The sections in the form's order. */
export const LINKED_SECTIONS: readonly LinkedSection[] = Object.entries(POST_SECTIONS).map(
  ([name, label]) => ({ id: sectionHeadingId(name as PostSectionName), label }),
);
