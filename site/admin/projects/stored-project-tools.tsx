import type { ProjectRow } from "#supabase/data/projects.ts";
import { ShareButton } from "#site/admin/public-preview/share/share-button.tsx";
import { ViewPublicPage } from "#site/admin/public-preview/view-public-page.tsx";
import { paths } from "#site/config/paths.ts";

interface StoredProjectToolsProps {
  readonly row: ProjectRow;
  readonly hasUnsavedChanges: boolean;
}

/** The public page of a stored project, once it has one, and the private links to its preview. */
export function StoredProjectTools({ row, hasUnsavedChanges }: StoredProjectToolsProps) {
  return (
    <>
      <ViewPublicPage label="View project" row={row} path={paths.portfolioProject(row.slug)} />
      <ShareButton row={{ kind: "project", id: row.id }} hasUnsavedChanges={hasUnsavedChanges} />
    </>
  );
}
