import { formSections } from "#site/admin/pages/form-sections.ts";
import { postLabel } from "./post-form-rules.ts";

/** The sections of a post's form, in its order, with their labels. Links and headings come from this list. */
export const POST_SECTIONS = formSections("post", {
  text: "Text",
  excerpt: postLabel("excerpt"),
  publication: "Publication",
  featuredImage: postLabel("featuredImageUrl"),
  category: postLabel("categoryId"),
  author: postLabel("author"),
  search: "Search engines",
});

export type PostSectionName = keyof (typeof POST_SECTIONS)["labels"];
