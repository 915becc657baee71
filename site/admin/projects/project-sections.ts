import type { LinkedSection } from "#site/admin/pages/section-links.tsx";
import { projectLabel } from "./project-form-rules.ts";

/** The sections of a project's form, in its order, with their labels. Links and headings come from this list. */
export const PROJECT_SECTIONS = {
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
} as const satisfies Record<string, string>;

export type ProjectSectionName = keyof typeof PROJECT_SECTIONS;

/** Element id of a section's heading. Only one form is open at a time. */
export const sectionHeadingId = (name: ProjectSectionName) => `project-section-${name}`;

/** The sections in the form's order. */
export const LINKED_SECTIONS: readonly LinkedSection[] = Object.entries(PROJECT_SECTIONS).map(
  ([name, label]) => ({ id: sectionHeadingId(name as ProjectSectionName), label }),
);
