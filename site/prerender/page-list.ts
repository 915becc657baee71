import { paths } from "../config/paths.ts";
import { NOT_FOUND_PAGE, POST_SHELL, PROJECT_IN_QUERY, queryPage } from "../server/site-address.ts";

/** One file of the finished site. */
export interface PagePlan {
  /** What the router is asked for. */
  readonly address: string;
  /** Below the folder of the build. */
  readonly file: string;
  /** Module of the page, whose code is fetched together with React's. */
  readonly module: string;
  readonly shows: PageContent;
  /** With script the page looks different, and so is not to wait for an intent. */
  readonly wakesAtOnce?: boolean;
  /** The only part of the page that needs React, where there is just one: it wakes up by itself. */
  readonly island?: Island;
}

interface Island {
  /** Module that wakes up the element `data-island` of the page. */
  readonly module: string;
  /** Where this tab keeps what was typed into it. */
  readonly draft: string;
}

/**
 * - fixed: the same for every visitor, needs React for its buttons and forms only
 * - rows: shows rows of the backend, which may have changed since
 * - unknown: depends on the address it is served for
 */
export type PageContent = "fixed" | "rows" | "unknown";

const BLOG = "pages/blog/blog-page.tsx";
const PORTFOLIO = "pages/portfolio/portfolio-page.tsx";
/** Modules of the parts that wake up by themselves. */
export const CONTACT_ISLAND = "wake/contact-island.tsx";
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

/** A page of a list, or a project; none where the query cannot be the name of a file. */
export function pageOfQuery(address: string): PagePlan[] {
  const [path = "", query = ""] = address.split("?", 2);
  const file = queryPage(path, query);
  if (file === null) return [];
  const plan = page(address, file, path === paths.blog ? BLOG : PORTFOLIO, "rows");
  return [{ ...plan, wakesAtOnce: PROJECT_IN_QUERY.test(query) }];
}

function page(
  address: string,
  file: string,
  module: string,
  shows: PageContent = "fixed",
): PagePlan {
  return { address, file, module, shows };
}
