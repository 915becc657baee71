import type { RouteObject } from "react-router-dom";
import { paths } from "./config/paths.ts";
import { listRoutes } from "./pages/list/list-address.ts";
import { PublicLayout } from "./pages/layout/public-layout.tsx";
import { RouteError } from "./pages/layout/route-error.tsx";

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
      {
        path: "/",
        caseSensitive: true,
        lazy: async () => ({ Component: (await import("./pages/home/home-page.tsx")).HomePage }),
      },
      {
        path: "/contact",
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import("./pages/contact/contact-page.tsx")).ContactPage,
        }),
      },
      ...listRoutes(paths.blog).map((path) => ({
        path,
        caseSensitive: true,
        lazy: async () => ({ Component: (await import("./pages/blog/blog-page.tsx")).BlogPage }),
      })),
      {
        path: "/blog/:slug",
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import("./pages/blog/blog-post-page.tsx")).BlogPostPage,
        }),
      },
      {
        path: "/about",
        caseSensitive: true,
        lazy: async () => ({ Component: (await import("./pages/about/about-page.tsx")).AboutPage }),
      },
      ...listRoutes(paths.portfolio).map((path) => ({
        path,
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import("./pages/portfolio/portfolio-page.tsx")).PortfolioPage,
        }),
      })),
      {
        path: "/portfolio/:slug",
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import("./pages/portfolio/project-page.tsx")).ProjectPage,
        }),
      },
      {
        path: "/services",
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import("./pages/services/services-page.tsx")).ServicesPage,
        }),
      },
      {
        path: "/privacy-policy",
        caseSensitive: true,
        lazy: async () => ({
          Component: (await import("./pages/legal/privacy-policy-page.tsx")).PrivacyPolicyPage,
        }),
      },
      {
        path: "/terms-and-conditions",
        caseSensitive: true,
        lazy: async () => ({ Component: (await import("./pages/legal/terms-page.tsx")).TermsPage }),
      },
      {
        path: "*",
        lazy: async () => ({
          Component: (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage,
        }),
      },
    ],
  },
];
