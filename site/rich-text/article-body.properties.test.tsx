import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UiProvider } from "#site/ui/ui-provider.tsx";
import { ArticleBody } from "./article-body.tsx";

const RUNS = 150;
const TIMEOUT_MS = 60_000;

/** Pieces of attacks and of malformed markup, combined in any order with random text. */
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(
    ...[
      "# ",
      "###### ",
      "- ",
      "1. ",
      "\n",
      "\n\n",
      "    ",
      "\t",
      "**",
      "_",
      "`",
      "```",
      "~~~",
      "> ",
    ],
    ...["[a](", "![b](", ")", "](", "<", ">", '"', "'", "javascript:alert(1)", "data:text/html,x"],
    ...["<script>alert(1)</script>", '<img src=x onerror="alert(1)">', "<svg/onload=alert(1)>"],
    ...[
      "java\nscript:x",
      "vbscript:x",
      "&#x6a;avascript:x",
      "https://studio.example/a",
      "//evil.test",
    ],
    ...[
      "mailto:a@b.test",
      "tel:+48",
      "/blog/a",
      "[r]: javascript:x",
      "[r]",
      "\\",
      "---",
      "|a|b|\n|-|-|",
      "\n|:-:|-:|\n",
      '![b](/c.webp "d") ',
      "\n\nhttps://youtu.be/aaaaaaaaaaa\n\n",
      '\n\nhttps://vimeo.com/1/a"onload=alert(1)\n\n',
      "\n\nhttps://a.example/b.mp4\n\n",
    ],
  ),
);
const body = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

/** Elements of the dialect, and the span of a link with a refused URL. */
const ALLOWED = new Set(
  [
    "h1 h2 h3 p strong em a img ul ol li span",
    "blockquote hr div table thead tbody tr th td figure figcaption video iframe",
  ]
    .join(" ")
    .split(" "),
);
const ATTRIBUTES = new Set(["href", "title", "target", "rel", "src", "alt", "loading", "decoding"]);
const OWN: Readonly<Record<string, RegExp>> = {
  "ol start": /^\d+$/,
  "div data-table": /^$/,
  "div role": /^region$/,
  "div aria-label": /^Table: /,
  "div tabindex": /^0$/,
  "div data-gallery": /^$/,
  "div data-row": /^[23]$/,
  "figure style": /^--ratio: ?[\d.]+;?$/,
  "figure data-player": /^$/,
  "th style": /^text-align: ?(?:left|center|right);?$/,
  "td style": /^text-align: ?(?:left|center|right);?$/,
  "video controls": /^$/,
  "video playsinline": /^$/,
  "video preload": /^metadata$/,
  "video aria-label": /^Video$/,
  "iframe srcdoc":
    /^<!doctype html>(?:(?!<script| on\w+=).)*<a href="https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w-]+\?[\w=&;]+">(?:(?!<script| on\w+=).)*$/,
  "iframe sandbox": /^allow-scripts allow-same-origin allow-presentation allow-popups/,
  "iframe allow": /^autoplay; /,
};

function rendered(source: string): HTMLElement {
  const page = document.implementation.createHTMLDocument();
  const html = renderToStaticMarkup(
    <UiProvider>
      <ArticleBody source={source} />
    </UiProvider>,
  );
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const article = parsed.querySelector("[data-article-body]");
  if (article === null) throw new Error("The body was not rendered.");
  return page.importNode(article, true) as HTMLElement;
}

it(
  "BP03 BP04 no text makes the body throw, or emit an unlisted element, attribute or scheme",
  () => {
    fc.assert(
      fc.property(body, (source) => {
        for (const element of rendered(source).querySelectorAll("*")) {
          expect(ALLOWED).toContain(element.localName);
          for (const { name, value } of element.attributes) {
            const own = OWN[`${element.localName} ${name}`];
            if (own === undefined) expect(ATTRIBUTES).toContain(name);
            else expect(value).toMatch(own);
          }
          const link = element.getAttribute("href");
          if (link !== null) expect(link).toMatch(/^(?:https?:|mailto:|tel:|\/(?![/\\]))/i);
          const source = element.getAttribute("src");
          if (source !== null) expect(source).toMatch(/^(?:https?:|\/(?![/\\]))/i);
          if (element.localName === "a") expect(element.getAttribute("rel")).toContain("noopener");
        }
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);
