import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { patternPages, PUBLIC_PAGES, publicPages } from "./config/public-pages.ts";
import type { PatternPageId, PublicPageId } from "./config/public-pages.ts";
import { listRoutes } from "./pages/list/list-address.ts";
import { PublicLayout } from "./pages/layout/public-layout.tsx";
import { RouteError } from "./pages/layout/route-error.tsx";

/** The components of the modules that the manifest names. */
const COMPONENTS: Readonly<Record<PublicPageId | PatternPageId, () => Promise<ComponentType>>> = {
  home: async () => (await import("./pages/home/home-page.tsx")).HomePage,
  portfolio: async () => (await import("./pages/portfolio/portfolio-page.tsx")).PortfolioPage,
  services: async () => (await import("./pages/services/services-page.tsx")).ServicesPage,
  blog: async () => (await import("./pages/blog/blog-page.tsx")).BlogPage,
  about: async () => (await import("./pages/about/about-page.tsx")).AboutPage,
  contact: async () => (await import("./pages/contact/contact-page.tsx")).ContactPage,
  privacyPolicy: async () =>
    (await import("./pages/legal/privacy-policy-page.tsx")).PrivacyPolicyPage,
  terms: async () => (await import("./pages/legal/terms-page.tsx")).TermsPage,
  post: async () => (await import("./pages/blog/blog-post-page.tsx")).BlogPostPage,
  project: async () => (await import("./pages/portfolio/project-page.tsx")).ProjectPage,
  preview: async () => (await import("./pages/preview/preview-page.tsx")).PreviewPage,
  material: async () => (await import("./pages/portfolio/material-page.tsx")).MaterialPage,
  notFound: async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage,
};

/**
 * Routes of the public site. Paths are case-sensitive, in lower case, as on every host. All other paths
 * show the not-found page; /admin is a separate HTML page.
 */
export const routes: RouteObject[] = [
  {
    Component: PublicLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      ...publicPages().flatMap(({ id, path }) =>
        patternsOf(id, path).map((pattern) => route(pattern, id)),
      ),
      ...patternPages().map(({ id, path }) => route(path, id)),
    ],
  },
];

/** Lists have further pages and categories. */
function patternsOf(id: PublicPageId, path: string): readonly string[] {
  return PUBLIC_PAGES[id].rendering === "data" ? listRoutes(path) : [path];
}

function route(path: string, id: PublicPageId | PatternPageId): RouteObject {
  return {
    path,
    caseSensitive: true,
    lazy: async () => ({ Component: await COMPONENTS[id]() }),
  };
}
