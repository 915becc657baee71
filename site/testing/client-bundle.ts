import type { ClientBundle } from "#site/prerender/bundles.ts";

/** Fake file names of the client build, for tests that render pages without one. */
export const clientBundle: ClientBundle = {
  loader: "/assets/loader.js",
  chunksFor: () => ["/assets/page.js"],
  islandFor: () => ["/assets/island.js"],
  fontFaces: "",
  extendedFonts: "<style></style>",
  fonts: {
    heading: { latin: "/assets/a.woff2", latinExt: "/assets/b.woff2" },
    body: { latin: "/assets/c.woff2", latinExt: "/assets/d.woff2" },
  },
};
