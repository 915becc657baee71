import { Skeleton, Stack } from "@chakra-ui/react";
import { useState } from "react";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { UnloadedRow } from "#site/admin/data-table/unloaded-row.tsx";
import { ProjectForm } from "./project-form.tsx";
import { valuesOf } from "./project-values.ts";
import { TrashedProject } from "./trashed-project.tsx";
import { useProject } from "./use-projects.ts";

/** Loads a project, then edits it. A refetch does not replace the form values. */
export function ProjectEditor({ id }: { readonly id: string }) {
  const project = useProject(id);
  if (project.isPending) {
    return (
      <Stack gap="4" role="status" aria-label="Loading the project">
        <Skeleton height="8" width="12rem" />
        <Skeleton height="72" />
      </Stack>
    );
  }
  if (project.isLoadingError) {
    return (
      <UnloadedRow
        noun="project"
        error={project.error}
        tab="projects"
        onRetry={() => void project.refetch()}
      />
    );
  }
  return <TrashedOrEditable loaded={project.data} />;
}

/** A trashed project is read-only until it is restored. */
function TrashedOrEditable({ loaded }: { readonly loaded: ProjectRow }) {
  const [row, setRow] = useState(loaded);
  return row.deleted_at === null ? (
    <LoadedProject loaded={row} />
  ) : (
    <TrashedProject row={row} onRestored={setRow} />
  );
}

function LoadedProject({ loaded }: { readonly loaded: ProjectRow }) {
  const { openTab } = useAdminNavigation();
  const [initial] = useState(() => valuesOf(loaded));
  return (
    <ProjectForm
      loaded={loaded}
      initial={initial}
      onCancel={() => {
        openTab("projects");
      }}
    />
  );
}
