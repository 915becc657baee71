import { describe, expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { renderInTheme } from "#site/testing/render.tsx";
import { ArticleBody, FeedBody } from "./article-body.tsx";

function body(source: string): Element {
  const { container } = renderInTheme(<ArticleBody source={source} />);
  return container.querySelector("[data-article-body]")!;
}

const html = (source: string) => body(source).innerHTML;
const feed = (source: string) =>
  renderToStaticMarkup(<FeedBody source={source} origin="https://a.example" />);

describe("SU20 what the dialect adds to the specified markup", () => {
  it("a quote, with other blocks in it", () => {
    expect(html("> One\n> two\n>\n> - three")).toBe(
      "<blockquote>\n<p>One\ntwo</p>\n<ul>\n<li>three</li>\n</ul>\n</blockquote>",
    );
    expect(html("> One\n\n> Two").match(/<blockquote>/g)).toHaveLength(2);
  });

  it("a rule", () => {
    for (const rule of ["---", "***", "___", "- - -"])
      expect(html(`a\n\n${rule}\n\nb`)).toBe("<p>a</p>\n<hr>\n<p>b</p>");
  });

  it("a table in a focusable region named by its header", () => {
    const shown = body("| Wood | Price |\n|:-----|------:|\n| **Oak** | 120 |\n| Ash |");
    const region = shown.querySelector("[role=region]")!;
    expect(region.getAttribute("aria-label")).toBe("Table: Wood, Price");
    expect(region.getAttribute("tabindex")).toBe("0");
    expect([...region.querySelectorAll("th")].map((cell) => cell.textContent)).toEqual([
      "Wood",
      "Price",
    ]);
    const cells = [...region.querySelectorAll("td")];
    expect(cells.map((cell) => cell.innerHTML)).toEqual(["<strong>Oak</strong>", "120", "Ash", ""]);
    expect(cells.map((cell) => cell.style.textAlign)).toEqual(["left", "right", "left", "right"]);
  });

  it("cells beyond the last column are not dropped", () => {
    expect(body("| a | b |\n|---|---|\n| 1 | 2 | 3 |").textContent).toContain("2 | 3");
  });

  it("an image's title is its caption; without one it stays a paragraph", () => {
    const figure = body('![A lamp](/lamp.webp "Lamp by Anna")').querySelector("figure")!;
    expect(figure.querySelector("img")!.getAttribute("alt")).toBe("A lamp");
    expect(figure.querySelector("img")!.hasAttribute("title")).toBe(false);
    expect(figure.querySelector("figcaption")!.textContent).toBe("Lamp by Anna");
    expect(body("![A lamp](/lamp.webp)").querySelector("p > img")).not.toBeNull();
    expect(body('Words ![A lamp](/lamp.webp "t")').querySelector("figure")).toBeNull();
  });

  it("the fragment of an image's address is its width, and the focal point of one that is cropped", () => {
    const shown = (address: string) => body(`![A](${address})`).querySelector("p > img")!;
    const full = shown("/a.webp#focus=30,60&width=full");
    expect(full.getAttribute("src")).toBe("/a.webp");
    expect(full.getAttribute("data-width")).toBe("full");
    expect(full.getAttribute("style")).toBe("--focus: 30% 60%;");
    expect(shown("/a.webp#width=text").getAttribute("data-width")).toBe("text");
    expect(shown("/a.webp#focus=30,60").outerHTML).toBe(shown("/a.webp").outerHTML);
    expect(html("![A](/a.webp#width=text)\n![B](/b.webp)")).not.toContain("data-width");
    expect(feed("![A](/a.webp#width=full)")).toContain('src="https://a.example/a.webp"');
  });

  it.each([
    [2, "2"],
    [3, "3"],
    [4, "2 2"],
    [5, "3 2"],
    [6, "3 3"],
    [7, "3 2 2"],
    [8, "3 3 2"],
    [9, "3 3 3"],
  ])("%i images in one paragraph are a gallery with rows of %s", (count, rows) => {
    const images = Array.from({ length: count }, (_, index) => `![${index}](/${index}.webp "c")`);
    for (const between of ["\n", " "]) {
      const shown = body(images.join(between));
      const found = [...shown.querySelectorAll("[data-gallery] > [data-row]")];
      expect(found.map((row) => row.children.length).join(" ")).toBe(rows);
      expect(shown.querySelectorAll("figcaption")).toHaveLength(count);
    }
  });

  it("images among words, in links or with a refused URL are no gallery", () => {
    for (const source of [
      "![a](/a.webp) and ![b](/b.webp)",
      "[![a](/a.webp)](https://a.example) ![b](/b.webp)",
      "![a](javascript:1) ![b](/b.webp)",
      "![a](/a.webp)\n\n![b](/b.webp)",
      "- ![a](/a.webp) ![b](/b.webp)",
    ])
      expect(body(source).querySelector("[data-gallery]"), source).toBeNull();
  });

  it("a link with the title “button” is drawn as one, and is a plain link in the feed", () => {
    const link = body('[See our **fees**](/services "button")').querySelector("a")!;
    expect(link.hasAttribute("data-button")).toBe(true);
    expect(link.hasAttribute("title")).toBe(false);
    expect([link.getAttribute("href"), link.textContent]).toEqual(["/services", "See our fees"]);
    expect(body('[x](/services "Button")').querySelector("a")!.title).toBe("Button");
    expect(body('[x](javascript:1 "button")').querySelector("a")).toBeNull();
    expect(feed('[x](/services "button")')).toMatch(
      /^<p><a href="https:\/\/a\.example\/services" target="_blank"[^>]*>x<\/a><\/p>$/,
    );
    expect(feed('[x](/services "button")')).not.toContain("button");
  });

  it("a video file alone in a paragraph is played by the browser", () => {
    const video = body("https://a.example/tour.mp4").querySelector("video")!;
    expect(video.getAttribute("src")).toBe("https://a.example/tour.mp4#t=0.1");
    expect(video.controls).toBe(true);
    expect(video.preload).toBe("metadata");
    expect(body("See https://a.example/tour.mp4").querySelector("video")).toBeNull();
    expect(body("[x](https://a.example/tour.mp4)").querySelector("video")).toBeNull();
  });

  it("a video of YouTube or Vimeo is a frame without an address of theirs, and a link", () => {
    const figure = body("https://youtu.be/abcdefghij_?t=3").querySelector("figure")!;
    const frame = figure.querySelector("iframe")!;
    expect(frame.hasAttribute("src")).toBe(false);
    expect(frame.srcdoc).toContain(
      'href="https://www.youtube-nocookie.com/embed/abcdefghij_?autoplay=1"',
    );
    expect(frame.srcdoc).not.toMatch(/<(?:script|img|iframe|link)/);
    expect(figure.querySelector("a")!.getAttribute("href")).toBe(
      "https://youtu.be/abcdefghij_?t=3",
    );
  });
});

describe("the feed", () => {
  it("has plain figures, tables and quotes", () => {
    expect(feed('![a](/a.webp "A")\n![b](/b.webp)')).toMatch(
      /^<figure><img src="https:\/\/a\.example\/a\.webp"[^>]*><figcaption>A<\/figcaption><\/figure><figure><img [^>]*><\/figure>$/,
    );
    expect(feed("| a |\n|---|\n| 1 |")).toBe(
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>",
    );
    expect(feed("> a\n\n---")).toBe("<blockquote>\n<p>a</p>\n</blockquote>\n<hr/>");
  });

  it("has videos as links", () => {
    expect(feed("https://vimeo.com/123")).toBe(
      '<p><a href="https://vimeo.com/123">https://vimeo.com/123</a></p>',
    );
    expect(feed("/videos/tour.webm")).toContain('href="https://a.example/videos/tour.webm"');
  });
});
