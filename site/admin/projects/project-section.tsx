import type { ReactNode } from "react";
import { FormSection } from "#site/admin/pages/form-section.tsx";
import { PROJECT_SECTIONS, sectionHeadingId } from "./project-sections.ts";
import type { ProjectSectionName } from "./project-sections.ts";

interface ProjectSectionProps {
  readonly name: ProjectSectionName;
  readonly children: ReactNode;
}

/** A section of a project's form. */
export function ProjectSection({ name, children }: ProjectSectionProps) {
  return (
    <FormSection headingId={sectionHeadingId(name)} title={PROJECT_SECTIONS[name]}>
      {children}
    </FormSection>
  );
}
