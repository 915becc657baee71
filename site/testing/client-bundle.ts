import type { ClientBundle } from "#site/prerender/client-build.ts";

/** Fake file names of the client build, for tests that render pages without one. */
export const clientBundle: ClientBundle = {
  loader: "/assets/loader.js",
  chunksFor: () => ["/assets/page.js"],
  islandFor: () => ["/assets/island.js"],
  stylesFor: () => "",
  fonts: [
    { href: "/assets/a.woff2", isUrgent: true },
    { href: "/assets/b.woff2", isUrgent: false },
  ],
};
