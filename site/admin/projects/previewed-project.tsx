import { projectPageColumnsOf } from "#supabase/data/public-projects.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { PublicPage } from "#site/admin/public-preview/public-page.tsx";
import { projectWords } from "#site/content/portfolio.ts";
import { ProjectArticle } from "#site/rich-text/project/project-article.tsx";

interface PreviewedProjectProps {
  /** A saved row, or one of unsaved values. */
  readonly row: Parameters<typeof projectPageColumnsOf>[0] & { readonly slug: string };
}

/** The public project. Its link opens in a new tab, or in the system's browser. */
export function PreviewedProject({ row }: PreviewedProjectProps) {
  const { publicSite } = useAdminEnvironment();
  const { to, label } = projectWords.contact;
  const contactLink = (
    <a href={new URL(to(row.slug), publicSite).href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
  return (
    <PublicPage>
      {(site) => (
        <ProjectArticle project={projectPageColumnsOf(row)} contactLink={contactLink} {...site} />
      )}
    </PublicPage>
  );
}
