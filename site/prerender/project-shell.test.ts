import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { notFoundMeta } from "#site/content/not-found.ts";
import { PROJECT_SHELL } from "#site/hosting/resolve-url.ts";
import { clientBundle } from "#site/testing/client-bundle.ts";
import * as renderer from "./entry-server.tsx";
import { fixedPages } from "./pages-to-render.ts";
import { renderPages } from "./render-pages.ts";

it("SU28 without script the shell of unknown projects is the not-found page, not a placeholder", async () => {
  const outDir = await mkdtemp(path.join(os.tmpdir(), "project-shell-"));
  try {
    await mkdir(path.join(outDir, "assets"));
    await renderPages(
      fixedPages.filter(({ file }) => file === PROJECT_SHELL),
      {
        renderer,
        client: clientBundle,
        backend: { url: "http://127.0.0.1:9", publishableKey: "sb_publishable_test" },
        isBackendReachable: false,
        effects: {
          writeOgImage: () => Promise.resolve(null),
          imageVariants: () => Promise.resolve(null),
          onPost: () => undefined,
        },
        siteOrigin: "",
        outDir,
      },
    );
    const html = await readFile(path.join(outDir, PROJECT_SHELL), "utf8");
    const [, withoutScript] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(withoutScript).toContain("Oops! Page not found");
    expect(withoutScript).not.toMatch(/<(?:title|meta)\b/);
    const [head = ""] = html.split("</head>");
    expect(head).toContain(`<title>${notFoundMeta.title} | `);
    expect(head.match(/<meta name="description"[^>]*>/g)).toEqual([
      expect.stringContaining("There is no page at this address."),
    ]);
    expect(html).toMatch(/@media \(scripting:\s?none\)/);
    expect(html).toContain("data-placeholder");
  } finally {
    await rm(outDir, { recursive: true });
  }
}, 60_000);
