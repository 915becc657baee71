import { Copy, Eye, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PublicationState } from "#supabase/data/publication-state.ts";
import { useViewPublicPage } from "#site/admin/context/use-view-public-page.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { RowAction } from "#site/admin/data-table/row-action.tsx";
import { RowActions } from "#site/admin/data-table/row-actions.tsx";
import { StatusAction } from "#site/admin/data-table/status-action.tsx";
import { paths } from "#site/config/paths.ts";
import type { ListedProject } from "#site/schemas/project.ts";
import { SavedProjectPreview } from "./saved-project-preview.tsx";
import { useRowChanges } from "./use-row-changes.ts";

interface ProjectActionsProps {
  readonly row: ListedProject;
  readonly state: PublicationState;
}

/** Row actions: edit, view, change status or cancel the schedule, duplicate, delete. */
export function ProjectActions({ row, state }: ProjectActionsProps) {
  const { openTab } = useAdminNavigation();
  const viewPage = useViewPublicPage();
  const changes = useRowChanges();
  const [previewing, setPreviewing] = useState(false);

  const view = () => {
    if (state !== "published") setPreviewing(true);
    else viewPage(paths.portfolioProject(row.slug));
  };

  return (
    <>
      <RowActions title={row.title}>
        <RowAction
          label="Edit"
          name={`Edit ${row.title}`}
          onClick={() => {
            openTab("projects", row.id);
          }}
        >
          <Pencil />
        </RowAction>
        <RowAction label="View" name={`View ${row.title}`} onClick={view}>
          <Eye />
        </RowAction>
        <StatusAction
          title={row.title}
          state={state}
          busy={changes.busy}
          onToggle={() => void changes.toggleStatus(row)}
          onCancelSchedule={() => void changes.cancelSchedule(row)}
        />
        <RowAction
          label="Duplicate"
          name={`Duplicate ${row.title}`}
          busy={changes.busy}
          onClick={() => void changes.duplicate(row)}
        >
          <Copy />
        </RowAction>
        <RowAction
          label="Delete"
          name={`Delete ${row.title}`}
          busy={changes.busy}
          onClick={() => void changes.trash(row)}
        >
          <Trash2 />
        </RowAction>
      </RowActions>
      {previewing && (
        <SavedProjectPreview
          id={row.id}
          onClose={() => {
            setPreviewing(false);
          }}
        />
      )}
    </>
  );
}
