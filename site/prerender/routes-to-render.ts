import { CONTACT_DRAFT_KEY } from "../pages/contact/contact-draft.ts";
import { paths } from "../config/paths.ts";
import { DYNAMIC_PAGES, PUBLIC_PAGES, publicPages } from "../config/public-pages.ts";
import { materialTerms } from "../content/material-terms.ts";
import type { PageRendering, PublicPageId } from "../config/public-pages.ts";
import { NOT_FOUND_PAGE, POST_SHELL, PROJECT_SHELL } from "../hosting/resolve-url.ts";

/** One HTML file of the build. */
export interface PagePlan {
  /** Path that the router renders. */
  readonly address: string;
  /** Path relative to the build's folder. */
  readonly file: string;
  /** Module of the page; its chunk is loaded together with React. */
  readonly module: string;
  readonly shows: PageRendering;
  /** The page's island, where only one part needs React. */
  readonly island?: Island;
}

interface Island {
  /** Module that hydrates the page's `data-island` element. */
  readonly module: string;
  /** Session storage key of the form's draft. */
  readonly draft: string;
}

/** Module of the contact form's island. */
export const CONTACT_ISLAND = "hydration/contact-island.tsx";
const ISLANDS: Partial<Readonly<Record<PublicPageId, Island>>> = {
  contact: { module: CONTACT_ISLAND, draft: CONTACT_DRAFT_KEY },
};

/** The pages that every build has: those of the manifest, that of private previews, and shells for paths that are unknown at build time. */
export const fixedRoutes: readonly PagePlan[] = [
  ...publicPages().map(({ id, path, module, shows }) => ({
    ...page(path, path === paths.home ? "index.html" : fileOf(path), module, shows),
    ...(ISLANDS[id] && { island: ISLANDS[id] }),
  })),
  page(paths.preview, fileOf(paths.preview), DYNAMIC_PAGES.preview.module, "unknown"),
  ...materialTerms.map(({ slug }) =>
    pageWithRows(paths.material(slug), DYNAMIC_PAGES.material.module),
  ),
  page(paths.notFound, NOT_FOUND_PAGE, DYNAMIC_PAGES.notFound.module, "unknown"),
  page(paths.blogPost("-"), POST_SHELL, DYNAMIC_PAGES.post.module, "unknown"),
  page(paths.portfolioProject("-"), PROJECT_SHELL, DYNAMIC_PAGES.project.module, "unknown"),
];

/** The plan of a post's page. */
export function postPage(slug: string): PagePlan {
  return pageWithRows(paths.blogPost(slug), DYNAMIC_PAGES.post.module);
}

/** The plan of a project's page. */
export function projectPage(slug: string): PagePlan {
  return pageWithRows(paths.portfolioProject(slug), DYNAMIC_PAGES.project.module);
}

/** A later page of a list, or a page of one of its categories. */
export function listPage(path: string): PagePlan {
  const { blog, portfolio } = PUBLIC_PAGES;
  return pageWithRows(path, path.startsWith(blog.path) ? blog.module : portfolio.module);
}

function pageWithRows(path: string, module: string): PagePlan {
  return page(path, fileOf(path), module, "rows");
}

function fileOf(path: string): string {
  return `${path.slice(1)}.html`;
}

function page(address: string, file: string, module: string, shows: PageRendering): PagePlan {
  return { address, file, module, shows };
}
