import type { RouteObject } from "react-router-dom";
import { PublicLayout } from "./pages/shell/public-layout.tsx";
import { RouteError } from "./pages/shell/route-error.tsx";

/** The one table of public addresses. Everything else is the not-found page; /admin is a page of its own. */
export const routes: RouteObject[] = [
  {
    Component: PublicLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        path: "/",
        lazy: async () => ({ Component: (await import("./pages/home/home-page.tsx")).HomePage }),
      },
      {
        path: "/contact",
        lazy: async () => ({
          Component: (await import("./pages/contact/contact-page.tsx")).ContactPage,
        }),
      },
      {
        path: "/blog",
        lazy: async () => ({ Component: (await import("./pages/blog/blog-page.tsx")).BlogPage }),
      },
      {
        path: "/blog/:slug",
        lazy: async () => ({
          Component: (await import("./pages/blog/blog-post-page.tsx")).BlogPostPage,
        }),
      },
      {
        path: "/about",
        lazy: async () => ({ Component: (await import("./pages/about/about-page.tsx")).AboutPage }),
      },
      {
        path: "/portfolio",
        lazy: async () => ({
          Component: (await import("./pages/portfolio/portfolio-page.tsx")).PortfolioPage,
        }),
      },
      {
        path: "/services",
        lazy: async () => ({
          Component: (await import("./pages/services/services-page.tsx")).ServicesPage,
        }),
      },
      {
        path: "/privacy-policy",
        lazy: async () => ({
          Component: (await import("./pages/legal/privacy-policy-page.tsx")).PrivacyPolicyPage,
        }),
      },
      {
        path: "/terms-and-conditions",
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
