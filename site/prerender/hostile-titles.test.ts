import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { studio } from "#site/content/studio.ts";
import { clientBundle } from "#site/testing/client-bundle.ts";
import * as renderer from "./entry-server.tsx";
import { postPage } from "./routes-to-render.ts";
import { renderPages } from "./render-pages.ts";

const RUNS = 25;
const TIMEOUT_MS = 120_000;
const SLUG = "a-post";
const SITE = "https://studio.example";

const words = [
  ...[
    " class=",
    ' class="',
    " class='a'",
    "class=x ",
    " loading=eager",
    " type=button",
    "data-discover=",
  ],
  ...[
    "</p>",
    "</li><li>",
    "<p>",
    "</title>",
    "</head>",
    "</script>",
    "<!--",
    "-->",
    "<svg/onload=a>",
  ],
  ...[
    '"',
    "'",
    ">",
    "<",
    "&",
    "&quot;",
    "&#34;",
    "=",
    "/",
    "`",
    "$&",
    "$1",
    "css-1a2b3c",
    "\\u003c",
  ],
  ...[".css-1a2b3c{}", "{", "}", "${x}", "żółw", "🪑", "שלום", "e\u0301"],
];
const title = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: "grapheme", maxLength: 6 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(""))
  .filter((text) => text.trim() === text && text !== "");

/** The backend's only row, as PostgREST returns it. */
let row: Readonly<Record<string, unknown>>;
let backend: Server;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "hostile-titles-"));
  // The client build creates this folder.
  await mkdir(path.join(folder, "assets"));
  backend = createServer((request, response) => {
    const rows = request.url?.includes(`/published_posts?`) === true ? [row] : [];
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  backend.closeAllConnections();
  backend.close();
  await rm(folder, { recursive: true });
});

function postWith(text: string) {
  return {
    ...{
      id: "1",
      title: text,
      slug: SLUG,
      excerpt: text,
      featured_image_url: null,
      category: null,
    },
    ...{ author: text, post_type: "blog", tags: [text], read_time: 1, content: `# ${text}` },
    ...{ published_at: "2026-01-02T10:00:00Z", created_at: "2026-01-02T10:00:00Z" },
    ...{ meta_title: "", meta_description: text, updated_at: "2026-01-02T10:00:00Z" },
  };
}

/** The written page and React's output for it, both parsed by jsdom. */
async function built(): Promise<{ page: Document; given: Document }> {
  let html = "";
  const { failed } = await renderPages([postPage(SLUG)], {
    renderer: {
      ...renderer,
      renderPage: async (request) => {
        const rendered = await renderer.renderPage(request);
        html = rendered.html;
        return rendered;
      },
    },
    client: clientBundle,
    backend: {
      url: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      publishableKey: "sb_publishable_test",
    },
    isBackendReachable: true,
    effects: {
      socialCrop: () => Promise.resolve(null),
      imageCopies: () => Promise.resolve(null),
      onPost: () => undefined,
    },
    siteOrigin: SITE,
    outDir: folder,
  });
  expect(failed).toEqual([]);
  const written = await readFile(path.join(folder, `blog/${SLUG}.html`), "utf8");
  const parse = (text: string) => new JSDOM(text).window.document;
  return { page: parse(written), given: parse(`<!doctype html><div id="root">${html}</div>`) };
}

const HEAD = "title, meta, link";

function metadataOf(document: Document) {
  const content = (selector: string) =>
    document.querySelector(selector)?.getAttribute("content") ?? null;
  const jsonLd = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );
  return {
    title: document.querySelector("title")?.textContent,
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    card: content('meta[property="og:title"]'),
    address: content('meta[property="og:url"]'),
    description: content('meta[name="description"]'),
    author: content('meta[property="article:author"]'),
    tag: content('meta[property="article:tag"]'),
    headline: jsonLd.find((thing) => thing["@type"] === "Article")?.["headline"],
    heading: document.querySelector("main h1")?.textContent,
  };
}

async function expectTextUnchanged(text: string) {
  row = postWith(text);
  const { page, given } = await built();
  const address = `${SITE}/blog/${SLUG}`;
  expect(metadataOf(page)).toEqual({
    ...{ title: `${text} | ${studio.name}`, canonical: address, card: text, address },
    ...{ description: text, author: text, tag: text, headline: text, heading: text },
  });
  const headOf = (document: Document) =>
    [...document.querySelectorAll(HEAD)].map((element) => element.outerHTML);
  expect(headOf(page)).toEqual(expect.arrayContaining(headOf(given)));
  const body = given.querySelector("#root");
  for (const element of body?.querySelectorAll(HEAD) ?? []) element.remove();
  expect(page.querySelector("#root")?.innerHTML).toBe(body?.innerHTML);
}

it.each([" class=", ' class="', "A room class=", 'x loading="eager"', "</p><p>", "$& $1"])(
  "a post whose texts are %j is prerendered with its texts unchanged",
  async (text) => {
    await expectTextUnchanged(`Oak${text}`);
  },
);

it(
  "the written page equals React's output for any text",
  async () => {
    await fc.assert(fc.asyncProperty(title, expectTextUnchanged), { numRuns: RUNS });
  },
  TIMEOUT_MS,
);
