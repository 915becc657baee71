import { CONTACT_DRAFT_KEY } from "../pages/contact/contact-draft.ts";
import { paths } from "../config/paths.ts";
import { PATTERN_PAGES, PUBLIC_PAGES, publicPages } from "../config/public-pages.ts";
import { materialTerms } from "../content/material-terms.ts";
import type { PageRendering, PublicPageId } from "../config/public-pages.ts";
import { NOT_FOUND_PAGE, POST_SHELL, PROJECT_SHELL } from "../hosting/resolve-url.ts";

/** One HTML file of the build. */
export interface PageToRender {
  /** Path that the router renders. */
  readonly path: string;
  /** Path relative to the build's folder. */
  readonly file: string;
  /** Module of the page; its chunk is loaded together with React. */
  readonly module: string;
  readonly rendering: PageRendering;
  /** The page's island, where only one part needs React. */
  readonly island?: Island;
}

interface Island {
  /** Module that hydrates the page's `data-island` element. */
  readonly module: string;
  /** Session storage key of the form's draft. */
  readonly draftKey: string;
}

/** Module of the contact form's island. */
export const CONTACT_ISLAND = "hydration/contact-island.tsx";
const ISLANDS: Partial<Readonly<Record<PublicPageId, Island>>> = {
  contact: { module: CONTACT_ISLAND, draftKey: CONTACT_DRAFT_KEY },
};

const { post, project, preview, material, notFound } = PATTERN_PAGES;

/** The pages that every build has: those of the manifest, that of private previews, and shells for paths that are unknown at build time. */
export const fixedPages: readonly PageToRender[] = [
  ...publicPages().map(({ id, path, ...manifestPage }) => ({
    ...page(path, manifestPage),
    ...(ISLANDS[id] && { island: ISLANDS[id] }),
  })),
  page(paths.preview, preview),
  ...materialTerms.map(({ slug }) => page(paths.material(slug), material)),
  shell(paths.notFound, notFound, NOT_FOUND_PAGE),
  shell(paths.blogPost("-"), post, POST_SHELL),
  shell(paths.portfolioProject("-"), project, PROJECT_SHELL),
];

/** The page of a post. */
export function postPage(slug: string): PageToRender {
  return page(paths.blogPost(slug), post);
}

/** The page of a project. */
export function projectPage(slug: string): PageToRender {
  return page(paths.portfolioProject(slug), project);
}

/** A later page of a list, or a page of one of its categories. */
export function listPage(path: string): PageToRender {
  const { blog, portfolio } = PUBLIC_PAGES;
  return page(path, path.startsWith(blog.path) ? blog : portfolio);
}

/** A page of the manifest. */
type ManifestPage = Pick<PageToRender, "module" | "rendering">;

function page(path: string, { module, rendering }: ManifestPage): PageToRender {
  const file = path === paths.home ? "index.html" : `${path.slice(1)}.html`;
  return { path, file, module, rendering };
}

/** A file for paths that are unknown at build time. */
function shell(path: string, { module }: ManifestPage, file: string): PageToRender {
  return { path, file, module, rendering: "dynamic" };
}
