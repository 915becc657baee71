import { paths } from "../config/paths.ts";
import { NOT_FOUND_PAGE, POST_SHELL, PROJECT_SHELL } from "../hosting/resolve-url.ts";

/** One HTML file of the build. */
export interface PagePlan {
  /** Path that the router renders. */
  readonly address: string;
  /** Path relative to the build's folder. */
  readonly file: string;
  /** Module of the page; its chunk is loaded together with React. */
  readonly module: string;
  readonly shows: PageContent;
  /** The page's island, where only one part needs React. */
  readonly island?: Island;
}

interface Island {
  /** Module that hydrates the page's `data-island` element. */
  readonly module: string;
  /** Session storage key of the form's draft. */
  readonly draft: string;
}

/**
 * - fixed: the same for every visitor; needs React only for its buttons and forms
 * - rows: shows rows of the backend, which may have changed since the build
 * - unknown: depends on the URL it is served for
 */
export type PageContent = "fixed" | "rows" | "unknown";

const BLOG = "pages/blog/blog-page.tsx";
const POST = "pages/blog/blog-post-page.tsx";
const PORTFOLIO = "pages/portfolio/portfolio-page.tsx";
const PROJECT = "pages/portfolio/project-page.tsx";
/** Module of the contact form's island. */
export const CONTACT_ISLAND = "hydration/contact-island.tsx";
const legal = (name: string) => `pages/legal/${name}-page.tsx`;

export const staticPages: readonly PagePlan[] = [
  page(paths.home, "index.html", "pages/home/home-page.tsx"),
  {
    ...page(paths.contact, "contact.html", "pages/contact/contact-page.tsx"),
    island: { module: CONTACT_ISLAND, draft: "contact-draft" },
  },
  page(paths.about, "about.html", "pages/about/about-page.tsx"),
  page(paths.services, "services.html", "pages/services/services-page.tsx"),
  page(paths.privacyPolicy, "privacy-policy.html", legal("privacy-policy")),
  page(paths.terms, "terms-and-conditions.html", legal("terms")),
  page(paths.blog, "blog.html", BLOG, "rows"),
  page(paths.portfolio, "portfolio.html", PORTFOLIO, "rows"),
  page(paths.notFound, NOT_FOUND_PAGE, "pages/not-found/not-found-page.tsx", "unknown"),
  page(paths.blogPost("-"), POST_SHELL, POST, "unknown"),
  page(paths.portfolioProject("-"), PROJECT_SHELL, PROJECT, "unknown"),
];

export function postPage(slug: string): PagePlan {
  return pageWithRows(paths.blogPost(slug), POST);
}

export function projectPage(slug: string): PagePlan {
  return pageWithRows(paths.portfolioProject(slug), PROJECT);
}

/** A later page of a list, or a page of one of its categories. */
export function listPage(path: string): PagePlan {
  return pageWithRows(path, path.startsWith(paths.blog) ? BLOG : PORTFOLIO);
}

function pageWithRows(path: string, module: string): PagePlan {
  return page(path, `${path.slice(1)}.html`, module, "rows");
}

function page(
  address: string,
  file: string,
  module: string,
  shows: PageContent = "fixed",
): PagePlan {
  return { address, file, module, shows };
}
