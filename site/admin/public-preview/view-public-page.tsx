import { ExternalLink } from "lucide-react";
import { publicationState } from "#supabase/data/publication-state.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { useOpenExternal } from "#site/admin/context/use-host.ts";
import { ToolButton } from "#site/ui/tool-button.tsx";

interface ViewPublicPageProps {
  readonly label: string;
  readonly row: Parameters<typeof publicationState>[0];
  /** Path of the row's page on the public site. */
  readonly path: string;
}

/** Opens the public page of a stored post or project; not shown while it has none. */
export function ViewPublicPage({ label, row, path }: ViewPublicPageProps) {
  const { publicSite } = useAdminEnvironment();
  const openExternal = useOpenExternal();
  if (publicationState(row, new Date()) !== "published") return null;
  return (
    <ToolButton
      icon={<ExternalLink aria-hidden />}
      label={label}
      onClick={() => {
        openExternal(new URL(path, publicSite));
      }}
    />
  );
}
