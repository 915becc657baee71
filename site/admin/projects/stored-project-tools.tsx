import { ExternalLink } from "lucide-react";
import { publicationState } from "#supabase/data/publication-state.ts";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { useOpenExternal } from "#site/admin/context/use-host.ts";
import { ShareButton } from "#site/admin/public-preview/share/share-button.tsx";
import { paths } from "#site/config/paths.ts";
import { ToolButton } from "#site/ui/tool-button.tsx";

interface StoredProjectToolsProps {
  readonly row: ProjectRow;
  readonly hasUnsavedChanges: boolean;
}

/** The public page of a stored project, once it has one, and the private links to its preview. */
export function StoredProjectTools({ row, hasUnsavedChanges }: StoredProjectToolsProps) {
  const { publicSite } = useAdminEnvironment();
  const openExternal = useOpenExternal();
  return (
    <>
      {publicationState(row, new Date()) === "published" && (
        <ToolButton
          icon={<ExternalLink aria-hidden />}
          label="View project"
          onClick={() => {
            openExternal(new URL(paths.portfolioProject(row.slug), publicSite));
          }}
        />
      )}
      <ShareButton row={{ kind: "project", id: row.id }} hasUnsavedChanges={hasUnsavedChanges} />
    </>
  );
}
