import { ANEW_SCRIPT, FORM_SCRIPT, SPECULATION_RULES } from "../server/inline-scripts.ts";
import type { PageData, PageRead } from "../wake/page-data.ts";
import type { ClientBundle } from "./bundles.ts";
import { earlyFonts, isExtended } from "./page-fonts.ts";
import type { PageContent, PagePlan } from "./page-list.ts";

interface DocumentParts {
  readonly address: string;
  readonly html: string;
  readonly css: string;
  readonly shows: PageContent;
  readonly module: string;
  readonly island?: PagePlan["island"];
  /** Whether the HTML shows what the page is about; otherwise its script fetches that at once. */
  readonly complete: boolean;
  readonly wakesAtOnce?: boolean;
  readonly reads: readonly PageRead[];
  /** Address of the rows that the HTML shows. */
  readonly rows: string;
  /** Whether the build has an rss.xml. */
  readonly hasFeed: boolean;
}

const ANEW_STYLE = "[data-anew] main{visibility:hidden}";

/** The whole HTML of a page. */
export function pageDocument(parts: DocumentParts, client: ClientBundle): string {
  const { head, body } = headApart(parts.html);
  const rows = parts.shows === "rows";
  const fonts = earlyFonts(client.fonts, body);
  return [
    `<!doctype html><html lang="en"${searchOf(parts.address)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="theme-color" content="#faf7f2">',
    // The others, /favicon.ico and /apple-touch-icon.png, are found by their names.
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    parts.hasFeed ? '<link rel="alternate" type="application/rss+xml" href="/rss.xml">' : "",
    ...fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    rows ? `<script>${ANEW_SCRIPT}</script>` : "",
    parts.island === undefined ? "" : `<script>${FORM_SCRIPT}</script>`,
    fonts.some((font) => isExtended(client.fonts, font)) ? client.extendedFonts : "",
    `<style>${client.fontFaces}${parts.css}${rows ? ANEW_STYLE : ""}</style>`,
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    loaderTag(parts, client),
    head,
    `</head><body><div id="root">${body}</div>`,
    dataTag(pageData(parts, client)),
    "</body></html>",
  ].join("");
}

/** Tells a page of a list from the others of its path. Its characters need no escaping in HTML. */
function searchOf(address: string): string {
  const at = address.indexOf("?");
  return at === -1 ? "" : ` data-search="${address.slice(at).replaceAll("&", "&amp;")}"`;
}

/** Nothing that a complete page shows waits for it: fonts and the first picture come first. */
function loaderTag(parts: DocumentParts, client: ClientBundle): string {
  const priority = isAtOnce(parts) ? "" : ' fetchpriority="low"';
  return `<script type="module" src="${client.loader}"${priority}></script>`;
}

function isAtOnce({ complete, wakesAtOnce = false }: DocumentParts): boolean {
  return !complete || wakesAtOnce;
}

function pageData(parts: DocumentParts, client: ClientBundle): PageData {
  const { reads, module, island, rows } = parts;
  return {
    reads,
    chunks: client.chunksFor(module),
    rows,
    ...(isAtOnce(parts) && { atOnce: true }),
    ...(island !== undefined && {
      part: client.islandFor(island.module),
      draft: island.draft,
    }),
  };
}

/** `<` is escaped, so that no text of a row ends the element. */
function dataTag(data: PageData): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="page-data">${json}</script>`;
}

const HEAD_ELEMENT = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** React writes what belongs into the head in front of the page. */
function headApart(html: string): { head: string; body: string } {
  let at = 0;
  for (let found = HEAD_ELEMENT.exec(html); found !== null;) {
    at += found[0].length;
    found = HEAD_ELEMENT.exec(html.slice(at));
  }
  return { head: html.slice(0, at), body: html.slice(at) };
}
