import { paths } from "./paths.ts";

/*
 * The public pages. Read by the router, the prerenderer with its sitemap, the navigation, titles, tests and benches.
 * The components are in site/routes.tsx, complete by type.
 */

/**
 * How a page is rendered:
 * - static: one page, which may show cards of rows
 * - data: a list of rows, with further pages and pages of its categories; or the page of one row
 * - dynamic: depends on the URL it is served for: private previews, unknown paths, shells of rows unknown at build time
 */
export type PageRendering = "static" | "data" | "dynamic";

interface PublicPage {
  readonly path: string;
  /** Module of the page, below site/. */
  readonly module: string;
  readonly title: string;
  readonly rendering: PageRendering;
  /** Labels of the links to the page, by place; a place without label has no link. */
  readonly links: { readonly main?: string; readonly quick?: string; readonly legal?: string };
}

/** The pages that exist without any row, in the order of the navigation. */
export const PUBLIC_PAGES = {
  home: {
    path: paths.home,
    module: "pages/home/home-page.tsx",
    title: "Interior design for homes and workplaces",
    rendering: "static",
    links: { main: "Home", quick: "Home" },
  },
  portfolio: {
    path: paths.portfolio,
    module: "pages/portfolio/portfolio-page.tsx",
    title: "Portfolio",
    rendering: "data",
    links: { main: "Portfolio", quick: "Portfolio" },
  },
  services: {
    path: paths.services,
    module: "pages/services/services-page.tsx",
    title: "Services",
    rendering: "static",
    links: { main: "Services" },
  },
  blog: {
    path: paths.blog,
    module: "pages/blog/blog-page.tsx",
    title: "Design blog",
    rendering: "data",
    links: { main: "Blog", quick: "Design Blog" },
  },
  about: {
    path: paths.about,
    module: "pages/about/about-page.tsx",
    title: "About the studio",
    rendering: "static",
    links: { main: "About", quick: "About Us" },
  },
  contact: {
    path: paths.contact,
    module: "pages/contact/contact-page.tsx",
    title: "Contact",
    rendering: "static",
    links: { quick: "Contact" },
  },
  privacyPolicy: {
    path: paths.privacyPolicy,
    module: "pages/legal/privacy-policy-page.tsx",
    title: "Privacy Policy",
    rendering: "static",
    links: { legal: "Privacy Policy" },
  },
  terms: {
    path: paths.terms,
    module: "pages/legal/terms-page.tsx",
    title: "Terms and Conditions",
    rendering: "static",
    links: { legal: "Terms of Service" },
  },
} as const satisfies Readonly<Record<string, PublicPage>>;
export type PublicPageId = keyof typeof PUBLIC_PAGES;

/** The public pages with their ids, in the order of the navigation. A function, so that bundles which read only
 * titles leave it out. */
export function publicPages(): readonly (PublicPage & { readonly id: PublicPageId })[] {
  return (Object.keys(PUBLIC_PAGES) as PublicPageId[]).map((id) => ({ ...PUBLIC_PAGES[id], id }));
}

/** A page whose path is a pattern: of one row or material, of a private preview, of an unknown path. */
interface PatternPage extends Omit<PublicPage, "title" | "links"> {
  /** A pattern of the router. */
  readonly path: string;
  /** null if the row or material names the page. */
  readonly title: string | null;
}

export const PATTERN_PAGES = {
  post: {
    path: `${paths.blog}/:slug`,
    module: "pages/blog/blog-post-page.tsx",
    title: null,
    rendering: "data",
  },
  project: {
    path: `${paths.portfolio}/:slug`,
    module: "pages/portfolio/project-page.tsx",
    title: null,
    rendering: "data",
  },
  preview: {
    path: paths.preview,
    module: "pages/preview/preview-page.tsx",
    title: "Private preview",
    rendering: "dynamic",
  },
  material: {
    path: `${paths.portfolio}/material/:slug`,
    module: "pages/portfolio/material-page.tsx",
    title: null,
    rendering: "data",
  },
  notFound: {
    path: "*",
    module: "pages/not-found/not-found-page.tsx",
    title: "Page not found",
    rendering: "dynamic",
  },
} as const satisfies Readonly<Record<string, PatternPage>>;
export type PatternPageId = keyof typeof PATTERN_PAGES;

/** The pages of patterns with their ids. */
export function patternPages(): readonly (PatternPage & { readonly id: PatternPageId })[] {
  return (Object.keys(PATTERN_PAGES) as PatternPageId[]).map((id) => ({
    ...PATTERN_PAGES[id],
    id,
  }));
}
