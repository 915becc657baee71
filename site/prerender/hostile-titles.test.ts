import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blogIntro, blogMeta } from "#site/content/blog.ts";
import { listing } from "#site/content/listing.ts";
import { studio } from "#site/content/studio.ts";
import { temporaryOutDir, withoutBackend } from "#site/testing/rendered-files.ts";
import * as renderer from "./entry-server.tsx";
import { listPage, postPage, projectPage } from "./pages-to-render.ts";
import type { PageToRender } from "./pages-to-render.ts";
import { renderPages } from "./render-pages.ts";

const RUNS = 25;
const TIMEOUT_MS = 120_000;
const SLUG = "a-row";
const CATEGORY = { id: "c1", slug: "light" };
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

type Rows = Readonly<Record<string, readonly object[]>>;

/** The backend's rows by table or view, as PostgREST returns them. */
let rows: Rows = {};
let backend: Server;
let folder: string;

beforeAll(async () => {
  folder = await temporaryOutDir();
  backend = createServer((request, response) => {
    const [, table = ""] = /\/rest\/v1\/(\w+)/.exec(request.url ?? "") ?? [];
    const found = rows[table] ?? [];
    response.setHeader("content-type", "application/json");
    response.setHeader("content-range", `0-${found.length - 1}/${found.length}`);
    response.end(JSON.stringify(found));
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

function projectWith(text: string) {
  return {
    ...{ id: "1", title: text, slug: SLUG, description: text, content: `# ${text}` },
    ...{ featured_image_url: null, gallery_images: [], category: null, category_id: null },
    ...{ project_type: text, location: text, area_sqft: 900, project_date: "2026-01-02" },
    ...{ plan: null, materials: [], credits: [], outcome: text, testimonial: null },
    ...{ created_at: "2026-01-02T10:00:00Z", updated_at: "2026-01-02T10:00:00Z" },
  };
}

/** The written page and React's output for it, both parsed by jsdom. */
async function built(pageToRender: PageToRender): Promise<{ page: Document; given: Document }> {
  let html = "";
  const { failed } = await renderPages([pageToRender], {
    ...withoutBackend,
    renderer: {
      ...renderer,
      renderPage: async (request) => {
        const rendered = await renderer.renderPage(request);
        html = rendered.html;
        return rendered;
      },
    },
    backend: {
      url: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      publishableKey: "sb_publishable_test",
    },
    isBackendReachable: true,
    siteOrigin: SITE,
    outDir: folder,
  });
  expect(failed).toEqual([]);
  const written = await readFile(path.join(folder, pageToRender.file), "utf8");
  const parse = (text: string) => new JSDOM(text).window.document;
  return { page: parse(written), given: parse(`<!doctype html><div id="root">${html}</div>`) };
}

const HEAD = "title, meta, link";

interface Case {
  readonly name: string;
  readonly pageToRender: PageToRender;
  readonly rows: (text: string) => Rows;
  /** Texts of a row in the head and the first heading. */
  readonly expected: (text: string) => Readonly<Record<string, unknown>>;
}

const cases: readonly Case[] = [
  {
    name: "a post",
    pageToRender: postPage(SLUG),
    rows: (text) => ({ published_posts: [postWith(text)] }),
    expected: (text) => ({
      ...{ title: text, description: text, author: text, tag: text, heading: text },
      things: [
        ["Article", text],
        ["BreadcrumbList", text],
      ],
    }),
  },
  {
    name: "a project",
    pageToRender: projectPage(SLUG),
    rows: (text) => ({ published_projects: [projectWith(text)] }),
    expected: (text) => ({
      ...{ title: text, description: text, author: null, tag: null, heading: text },
      things: [
        ["CreativeWork", text],
        ["BreadcrumbList", text],
      ],
    }),
  },
  {
    name: "a list of a category",
    pageToRender: listPage(`/blog/category/${CATEGORY.slug}`),
    rows: (text) => {
      const category = { ...CATEGORY, name: text };
      return {
        categories: [category, { id: "c2", name: "Oak", slug: "oak" }],
        published_posts: [{ ...postWith(text), category }],
      };
    },
    expected: (text) => {
      const { title, description } = listing.head(blogMeta, [text], 1);
      return {
        ...{ title, description, author: null, tag: null, heading: blogIntro.headline },
        things: [
          ["BreadcrumbList", title],
          ["ItemList", text],
        ],
      };
    },
  },
];

function metadataOf(document: Document) {
  const content = (selector: string) =>
    document.querySelector(selector)?.getAttribute("content") ?? null;
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
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
    heading: document.querySelector("main h1")?.textContent,
    things: things.map(namesIn),
  };
}

/** Names in a thing of JSON-LD: its own, or the last part of its trail or list. */
function namesIn(thing: Record<string, unknown>) {
  const parts = (thing["itemListElement"] ?? []) as readonly Record<string, unknown>[];
  return [thing["@type"], thing["headline"] ?? thing["name"] ?? parts.at(-1)?.["name"]];
}

async function expectTextUnchanged({ pageToRender, rows: rowsOf, expected }: Case, text: string) {
  rows = rowsOf(text);
  const { page, given } = await built(pageToRender);
  const { title, ...others } = expected(text);
  const address = `${SITE}${pageToRender.path}`;
  expect(metadataOf(page)).toEqual({
    ...{ title: `${String(title)} | ${studio.name}`, canonical: address, card: title, address },
    ...others,
  });
  const headOf = (document: Document) =>
    [...document.querySelectorAll(HEAD)].map((element) => element.outerHTML);
  expect(headOf(page)).toEqual(expect.arrayContaining(headOf(given)));
  const body = given.querySelector("#root");
  for (const element of body?.querySelectorAll(HEAD) ?? []) element.remove();
  expect(page.querySelector("#root")?.innerHTML).toBe(body?.innerHTML);
  expect(page.querySelector("main")?.textContent).toContain(text);
}

describe.each(cases)("$name", (each) => {
  it.each([" class=", ' class="', "A room class=", 'x loading="eager"', "</p><p>", "$& $1"])(
    "whose texts are %j is prerendered with its texts unchanged",
    async (text) => {
      await expectTextUnchanged(each, `Oak${text}`);
    },
  );

  it(
    "equals React's output for any text",
    async () => {
      const property = fc.asyncProperty(title, (text) => expectTextUnchanged(each, text));
      await fc.assert(property, { numRuns: RUNS });
    },
    TIMEOUT_MS,
  );
});
