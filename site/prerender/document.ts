import { FORM_SCRIPT, SPECULATION_RULES } from "../hosting/inline-scripts.ts";
import type { PageData, RecordedRequest } from "../hydration/page-data.ts";
import type { ClientBundle } from "./client-build.ts";
import { language } from "../config/locale.ts";
import type { PageRendering } from "../config/public-pages.ts";
import { PAPER } from "../ui/theme/palette.ts";
import { fontsOfPage } from "./font-preloads.ts";
import type { FontPreload } from "./font-preloads.ts";
import type { PageToRender } from "./pages-to-render.ts";

/** Leaves the connection to the fonts and the image of the first screen. */
const LOW = ' fetchpriority="low"';

interface DocumentParts {
  /** Path that was rendered. */
  readonly path: string;
  readonly html: string;
  readonly css: string;
  readonly rendering: PageRendering;
  readonly module: string;
  readonly island?: PageToRender["island"];
  /** The HTML has its content; otherwise the page hydrates on load and fetches it. */
  readonly complete: boolean;
  readonly requests: readonly RecordedRequest[];
  /** URL of the JSON file with the query cache entries behind the HTML. */
  readonly cacheUrl: string;
  /** The build writes an rss.xml. */
  readonly hasFeed: boolean;
}

/** The complete HTML document of a page. */
export function pageDocument(parts: DocumentParts, client: ClientBundle): string {
  const { head, body } = splitHead(parts.html);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<meta name="theme-color" content="${PAPER}">`,
    // Browsers find /favicon.ico and /apple-touch-icon.png by name.
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    parts.hasFeed ? '<link rel="alternate" type="application/rss+xml" href="/rss.xml">' : "",
    ...fontsOfPage(client.fonts, parts.html).map(fontPreload),
    parts.island === undefined ? "" : `<script>${FORM_SCRIPT}</script>`,
    `<style>${parts.css}</style>`,
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    loaderTag(parts, client),
    head,
    `</head><body><div id="root">${body}</div>`,
    dataTag(pageData(parts, client)),
    "</body></html>",
  ].join("");
}

function fontPreload({ href, isUrgent }: FontPreload): string {
  const priority = isUrgent ? "" : LOW;
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${priority}>`;
}

/** Low priority on complete pages, so that fonts and the first image load before the script. */
function loaderTag(parts: DocumentParts, client: ClientBundle): string {
  const priority = parts.complete ? LOW : "";
  return `<script type="module" src="${client.loader}"${priority}></script>`;
}

function pageData(parts: DocumentParts, client: ClientBundle): PageData {
  const { requests, module, island, cacheUrl, complete, rendering, path } = parts;
  return {
    requests,
    chunks: client.chunksFor(module),
    cacheUrl,
    ...(!complete && { hydrateOnLoad: true }),
    ...(rendering === "dynamic" && { builtFor: path }),
    ...(island !== undefined && {
      island: client.islandFor(island.module),
      draftKey: island.draftKey,
    }),
  };
}

/** Escapes `<`, so that text of a row cannot close the script element. */
function dataTag(data: PageData): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="page-data">${json}</script>`;
}

const HEAD_ELEMENT = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Splits off the head elements, which React's server renderer writes in front of the page. */
function splitHead(html: string): { head: string; body: string } {
  let at = 0;
  for (let found = HEAD_ELEMENT.exec(html); found !== null;) {
    at += found[0].length;
    found = HEAD_ELEMENT.exec(html.slice(at));
  }
  return { head: html.slice(0, at), body: html.slice(at) };
}
