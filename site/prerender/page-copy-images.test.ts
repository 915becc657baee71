import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { renderedFiles } from "#site/testing/rendered-files.ts";
import { fixedPages } from "./pages-to-render.ts";

const TIMEOUT_MS = 60_000;
const UPLOADS = "https://storage.example/storage/v1/object/public/project-images/";

const nameOf = (url: string) => url.slice(UPLOADS.length).replace(".jpg", "");
const image = (name: string, focus = "") => ({
  address: `${UPLOADS}${name}.jpg${focus}`,
  alt: `Alt of ${name}`,
});

/** Rows of `site_settings`. */
const SETTINGS = [
  {
    key: "copy_home",
    value: {
      "hero.image": image("hall", "#focus=30,60"),
      "hero.headline": "Rooms that last",
      "services.banner.image": image("bench"),
    },
  },
  {
    key: "copy_about",
    value: {
      "intro.image": image("studio"),
      "story.image": image("shavings"),
      "team.members.1.image": image("ines"),
    },
  },
];

/** Renders the pages with a backend whose only rows are the settings; returns the HTML by file. */
async function builtPages(): Promise<(file: string) => string> {
  const backend = createServer((request, response) => {
    const isSettings = request.url?.includes("/site_settings?") ?? false;
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(isSettings ? SETTINGS : []));
  });
  try {
    await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
    const { port } = backend.address() as AddressInfo;
    const pages = fixedPages.filter(({ rendering }) => rendering === "static");
    const html = await renderedFiles(pages, {
      backend: { url: `http://127.0.0.1:${String(port)}`, publishableKey: "sb_publishable_test" },
      isBackendReachable: true,
      effects: {
        writeOgImage: (url) => Promise.resolve(`/og/${nameOf(url)}.jpg`),
        imageVariants: (url) =>
          Promise.resolve({ name: nameOf(url), widths: [480, 960], width: 960, height: 640 }),
        portraitCrop: () => Promise.resolve(null),
        onPost: () => undefined,
      },
      siteOrigin: "https://studio.example",
    });
    return (file) => html.get(file) ?? "";
  } finally {
    backend.close();
  }
}

const socialImageOf = (html: string) => /property="?og:image"? content="?([^" >]+)/.exec(html)?.[1];

it(
  "SU27 every uploaded image of a page's copy has the variants of the build, and Home shares its hero",
  async () => {
    const html = await builtPages();
    for (const name of ["hall", "bench"]) {
      expect(html("index.html")).toContain(`/pictures/${name}-960.avif 960w`);
    }
    for (const name of ["studio", "shavings", "ines"]) {
      expect(html("about.html")).toContain(`/pictures/${name}-960.avif 960w`);
    }
    expect(socialImageOf(html("index.html"))).toBe(
      "https://studio.example/og/hall#focus=30,60.jpg",
    );
    expect(socialImageOf(html("about.html"))).toBe("https://studio.example/images/og-default.jpg");
    expect(html("services.html")).not.toContain("/pictures/");
  },
  TIMEOUT_MS,
);
