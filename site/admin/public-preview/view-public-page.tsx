import { ExternalLink } from "lucide-react";
import { publicationState } from "#supabase/data/publication-state.ts";
import { useViewPublicPage } from "#site/admin/context/use-view-public-page.ts";
import { ToolButton } from "#site/ui/tool-button.tsx";

interface ViewPublicPageProps {
  readonly label: string;
  readonly row: Parameters<typeof publicationState>[0];
  /** Path of the row's page on the public site. */
  readonly path: string;
}

/** Opens the public page of a saved post or project; not shown while it has none. */
export function ViewPublicPage({ label, row, path }: ViewPublicPageProps) {
  const viewPage = useViewPublicPage();
  if (publicationState(row, new Date()) !== "published") return null;
  return (
    <ToolButton
      icon={<ExternalLink aria-hidden />}
      label={label}
      onClick={() => {
        viewPage(path);
      }}
    />
  );
}
