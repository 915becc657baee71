import { projectLabel } from "./project-form-rules.ts";

/** The sections of a project's form, in its order, with their labels. Links and headings come from this list. */
export const PROJECT_SECTIONS = {
  texts: "Texts",
  details: "Details",
  featuredImage: projectLabel("featuredImageUrl"),
  category: projectLabel("categoryId"),
  gallery: projectLabel("gallery"),
  plan: projectLabel("plan"),
  materials: projectLabel("materials"),
  credits: projectLabel("credits"),
  outcome: projectLabel("outcome"),
  testimonial: projectLabel("testimonial"),
} as const satisfies Record<string, string>;

export type ProjectSectionName = keyof typeof PROJECT_SECTIONS;

/** The names of the sections in the form's order. */
export const SECTION_NAMES = Object.keys(PROJECT_SECTIONS) as readonly ProjectSectionName[];

/** Element id of a section's heading. Only one form is open at a time. */
export const sectionHeadingId = (name: ProjectSectionName) => `project-section-${name}`;

/** Opens what contains the section, scrolls to it and moves focus to its heading; the URL stays as it is. */
export function goToSection(name: ProjectSectionName) {
  const heading = document.getElementById(sectionHeadingId(name));
  const details = heading?.closest("details");
  if (details) details.open = true;
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView({ block: "start" });
}
