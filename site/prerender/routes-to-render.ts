import { paths } from "../config/paths.ts";
import { NOT_FOUND_PAGE, POST_SHELL, PROJECT_IN_QUERY, queryPage } from "../hosting/resolve-url.ts";

/** One HTML file of the build. */
export interface PagePlan {
  /** Path and query that the router renders. */
  readonly address: string;
  /** Path relative to the build's folder. */
  readonly file: string;
  /** Module of the page; its chunk is loaded together with React. */
  readonly module: string;
  readonly shows: PageContent;
  /** Hydrate on load, because the page looks different with script. */
  readonly hydratesOnLoad?: boolean;
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
const PORTFOLIO = "pages/portfolio/portfolio-page.tsx";
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
  page(paths.blogPost("-"), POST_SHELL, "pages/blog/blog-post-page.tsx", "unknown"),
];

export function postPage(slug: string): PagePlan {
  const file = `blog/${slug}.html`;
  return page(paths.blogPost(slug), file, "pages/blog/blog-post-page.tsx", "rows");
}

/** The plan of a list page or a project; empty if the query cannot be a file name. */
export function pageOfQuery(address: string): PagePlan[] {
  const [path = "", query = ""] = address.split("?", 2);
  const file = queryPage(path, query);
  if (file === null) return [];
  const plan = page(address, file, path === paths.blog ? BLOG : PORTFOLIO, "rows");
  return [{ ...plan, hydratesOnLoad: PROJECT_IN_QUERY.test(query) }];
}

function page(
  address: string,
  file: string,
  module: string,
  shows: PageContent = "fixed",
): PagePlan {
  return { address, file, module, shows };
}
