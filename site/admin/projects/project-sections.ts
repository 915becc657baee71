import { formSections } from "#site/admin/pages/form-sections.ts";
import { projectLabel } from "./project-form-rules.ts";

/** The sections of a project's form, in its order, with their labels. Links and headings come from this list. */
export const PROJECT_SECTIONS = formSections("project", {
  texts: "Texts",
  details: "Details",
  featuredImage: projectLabel("uploadedImageUrl"),
  category: projectLabel("categoryId"),
  gallery: projectLabel("gallery"),
  plan: projectLabel("plan"),
  materials: projectLabel("materials"),
  credits: projectLabel("credits"),
  outcome: projectLabel("outcome"),
  testimonial: projectLabel("testimonial"),
});

export type ProjectSectionName = keyof (typeof PROJECT_SECTIONS)["labels"];
