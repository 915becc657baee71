import type { UseFormReturn } from "react-hook-form";
import type { ProjectRow } from "#supabase/data/projects.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { ProjectHistory } from "./project-history.tsx";
import { StoredProjectTools } from "./stored-project-tools.tsx";

interface ProjectToolsProps {
  readonly row: ProjectRow;
  readonly form: UseFormReturn<ProjectValues>;
}

/** The tools of a stored project in the save bar of its form. */
export function ProjectTools({ row, form }: ProjectToolsProps) {
  return (
    <>
      <StoredProjectTools row={row} hasUnsavedChanges={form.formState.isDirty} />
      <ProjectHistory form={form} projectId={row.id} />
    </>
  );
}
