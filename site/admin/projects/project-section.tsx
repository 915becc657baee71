import type { ReactNode } from "react";
import { FormSection } from "#site/admin/pages/form-section.tsx";
import { PROJECT_SECTIONS } from "./project-sections.ts";
import type { ProjectSectionName } from "./project-sections.ts";

interface ProjectSectionProps {
  readonly name: ProjectSectionName;
  readonly children: ReactNode;
}

/** A section of a project's form. */
export function ProjectSection({ name, children }: ProjectSectionProps) {
  return (
    <FormSection headingId={PROJECT_SECTIONS.idOf(name)} title={PROJECT_SECTIONS.labels[name]}>
      {children}
    </FormSection>
  );
}
