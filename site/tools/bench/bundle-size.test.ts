import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { measureBundles } from "./bundle-size.ts";

/** The files of a build; a compressed one has as many bytes as its text here is long. */
const BUILD: Readonly<Record<string, string>> = {
  "index.html": page({ chunks: ["/assets/page.js", "/assets/shared.js"] }),
  "index.html.br": "12345",
  "contact.html": page({ chunks: ["/assets/page.js"], island: ["/assets/island.js"] }),
  "admin.html": '<script src="/assets/dashboard.js"></script>',
  "admin.html.gz": "1",
  "assets/loader.js.gz": "12",
  "assets/page.js.gz": "123",
  "assets/shared.js.gz": "1234",
  "assets/island.js.gz": "123456",
  "assets/dashboard.js.gz": "1234567",
  "assets/dashboard.js": "",
  "assets/post-editor-tab-AbCdEf12.js": 'import"./fields.js";import"./dashboard.js";',
  "assets/fields.js": "",
  "assets/visual-editor-AbC_d-12.js":
    'import{a}from"./dashboard.js";import"./fields.js";import"./tiptap.js";const b=()=>import("./lazy.js");',
  "assets/visual-editor-AbC_d-12.js.gz": "1",
  "assets/tiptap.js": 'export*from"./prosemirror.js";',
  "assets/tiptap.js.gz": "12",
  "assets/prosemirror.js": 'import{c}from"./tiptap.js";',
  "assets/prosemirror.js.gz": "1234",
  "assets/sans.woff2": "12345678",
  "assets/later.woff2": "12345",
};

let outDir: string | null = null;

afterEach(async () => {
  if (outDir !== null) await rm(outDir, { recursive: true });
});

it("measures each part of a build by its compressed files, the editor without what is loaded before it", async () => {
  outDir = await mkdtemp(path.join(tmpdir(), "studio-bundles-"));
  await mkdir(path.join(outDir, "assets"));
  for (const [file, text] of Object.entries(BUILD)) await writeFile(path.join(outDir, file), text);
  expect(await measureBundles(outDir, ["/"])).toEqual({
    pages: { "/": 5 },
    hydration: { "/": 7 },
    loader: 2,
    dashboard: 8,
    editor: 7,
    contactForm: 6,
    fonts: 13,
    urgentFonts: 8,
  });
});

function page(data: object): string {
  return `<link rel="preload" href="/assets/sans.woff2"><link rel="preload" href="/assets/later.woff2" fetchpriority="low"><script type="module" src="/assets/loader.js"></script>
<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
}
