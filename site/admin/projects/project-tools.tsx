import type { UseFormReturn } from "react-hook-form";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { ShareButton } from "#site/admin/public-preview/share/share-button.tsx";
import { ViewPublicPage } from "#site/admin/public-preview/view-public-page.tsx";
import { paths } from "#site/config/paths.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { ProjectHistory } from "./project-history.tsx";

interface ProjectToolsProps {
  readonly form: UseFormReturn<ProjectValues>;
  /** The version that the next save builds on. */
  readonly base: ProjectRow;
}

/** The public page of a saved project, once it has one, the private links to its preview, and its earlier versions. */
export function ProjectTools({ form, base }: ProjectToolsProps) {
  return (
    <>
      <ViewPublicPage label="View project" row={base} path={paths.portfolioProject(base.slug)} />
      <ShareButton
        row={{ kind: "project", id: base.id }}
        hasUnsavedChanges={form.formState.isDirty}
      />
      <ProjectHistory form={form} projectId={base.id} />
    </>
  );
}
