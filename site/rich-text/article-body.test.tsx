import { describe, expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { ArticleBody } from "./article-body.tsx";

function body(source: string): Element {
  const { container } = renderInTheme(<ArticleBody source={source} />);
  return container.querySelector("[data-article-body]")!;
}

const html = (source: string) => body(source).innerHTML;

describe("BP03 each construct of the specified markup", () => {
  it("headings with one to three hash marks", () => {
    expect(html("# One\n## Two\n### Three")).toBe("<h1>One</h1>\n<h2>Two</h2>\n<h3>Three</h3>");
  });

  it("bold and italic, also together", () => {
    expect(html("**bold** __bold__ *italic* _italic_ ***both***")).toBe(
      "<p><strong>bold</strong> <strong>bold</strong> <em>italic</em> <em>italic</em> <em><strong>both</strong></em></p>",
    );
  });

  it("links open in a new tab with rel noopener noreferrer", () => {
    const link = body("[Studio](https://example.com/a?b=1&c=2)").querySelector("a")!;
    expect(link.textContent).toBe("Studio");
    expect(link.getAttribute("href")).toBe("https://example.com/a?b=1&c=2");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("images keep their alt text and load lazily", () => {
    const image = body("![An oak table](https://example.com/a.webp)").querySelector("img")!;
    expect(image.getAttribute("src")).toBe("https://example.com/a.webp");
    expect(image.getAttribute("alt")).toBe("An oak table");
    expect(image.getAttribute("loading")).toBe("lazy");
  });

  it("bullet lists with - and *", () => {
    expect(body("- one\n- two").querySelectorAll("ul > li")).toHaveLength(2);
    expect(body("* one\n* two\n* three").querySelectorAll("ul > li")).toHaveLength(3);
  });

  it("numbered lists keep their first number", () => {
    expect(body("1. one\n2. two").querySelectorAll("ol > li")).toHaveLength(2);
    expect(body("4. four\n5. five").querySelector("ol")!.getAttribute("start")).toBe("4");
  });

  it("an empty line separates paragraphs", () => {
    expect(html("one\nstill one\n\ntwo")).toBe("<p>one\nstill one</p>\n<p>two</p>");
  });
});

describe("BP04 any other syntax shows as typed", () => {
  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<svg/onload=alert(1)>",
    '<iframe src="javascript:alert(1)"></iframe>',
    "<b>not bold</b>",
    "before <i>inline</i> after",
    "<!-- a comment -->",
    "<https://example.com>",
    "`code`",
    "#### Four",
    "[label]: https://example.com",
    "| a | b |",
  ])("%s", (source) => {
    const shown = body(source);
    expect(shown.textContent).toBe(source);
    expect([...shown.querySelectorAll("*")].map((node) => node.tagName)).toEqual(["P"]);
  });

  it("fenced and indented code is a paragraph", () => {
    expect(html("```\n<b>x</b>\n```")).toBe("<p>```\n&lt;b&gt;x&lt;/b&gt;\n```</p>");
    expect(html("    indented **bold**")).toBe("<p>indented <strong>bold</strong></p>");
  });

  it("a line of dashes below a sentence does not turn it into a heading", () => {
    expect(html("A sentence\n---")).toBe("<p>A sentence</p>\n<hr>");
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JAVASCRIPT:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](java&Tab;script:alert(1))",
    "[x](vbscript:x)",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](//evil.example)",
    "[x]()",
  ])("the link %s is inert", (source) => {
    const shown = body(source);
    expect(shown.querySelector("a")).toBeNull();
    expect(shown.textContent).toContain("x");
  });

  it("an image with a refused URL is replaced by its alt text", () => {
    const shown = body("![A lamp](javascript:alert(1)) ![B](data:image/svg+xml,x)");
    expect(shown.querySelector("img")).toBeNull();
    expect(shown.textContent).toBe("A lamp B");
  });

  it("markup cannot inject attributes", () => {
    const shown = body('[x](https://a.example "onmouseover=alert(1)") ![a" onerror="1](/b.webp)');
    const names = [...shown.querySelectorAll("*")].flatMap((node) => node.getAttributeNames());
    expect(names.filter((name) => name.startsWith("on"))).toEqual([]);
    expect(shown.querySelector("img")!.getAttribute("alt")).toBe('a" onerror="1');
  });

  it.each([
    ["numbers", "1. ".repeat(10_000)],
    ["emphasis", "_a_ ".repeat(8000)],
    ["open emphasis", `${"**a ".repeat(4000)}${" b**".repeat(4000)}`],
    ["pictures", `${"![".repeat(4000)}${"](x)".repeat(4000)}`],
    ["indentation", Array.from({ length: 250 }, (_, i) => `${" ".repeat(2 * i)}- x`).join("\n")],
  ])(
    "32 KiB of nested %s are rendered without a timeout or stack overflow",
    { timeout: 20_000 },
    (_, source) => {
      expect(body(source).textContent).not.toBe("");
    },
  );
});

it("with an origin, paths of the site become absolute URLs", () => {
  const source = "[Work](/portfolio) ![Lamp](/images/lamp.webp) ![Far](https://b.example/far.webp)";
  const { container } = renderInTheme(<ArticleBody source={source} origin="https://a.example" />);
  const found = (attribute: string) =>
    [...container.querySelectorAll(`[${attribute}]`)].map((node) => node.getAttribute(attribute));
  expect(found("href")).toEqual(["https://a.example/portfolio"]);
  expect(found("src")).toEqual([
    "https://a.example/images/lamp.webp",
    "https://b.example/far.webp",
  ]);
});
