import { describe, expect, it } from "vitest";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { composeStory, rowPixels, sharesByRatio } from "./compose-story.ts";
import type { StoryPart } from "./compose-story.ts";

const RATIOS = { w: 1.5, p: 0.8, s: 1, u: null } as const;
type Shape = keyof typeof RATIOS;

/** "w" is wide, "p" portrait, "s" square, "u" of unknown size, "d" a wide detail. */
const images = (shapes: string): GalleryImage[] =>
  Array.from(shapes).map((shape, index) => ({
    ...{ url: `${shape}${String(index)}`, alt: "", caption: "", credit: "" },
    stage: shape === "d" ? "detail" : "",
  }));
const ratioOf = ({ url }: GalleryImage) =>
  url.startsWith("d") ? 1.5 : RATIOS[url.slice(0, 1) as Shape];

const outline = (parts: readonly StoryPart[]) =>
  parts.map((part) => {
    if (part.kind === "text") return part.blocks.join(" ");
    const images = part.row.images.map(({ url }) => url).join(" ");
    if (part.kind === "beside") return `${part.blocks.join(" ")} | ${images}`;
    return `${part.row.layout}: ${images}`;
  });
const compose = (blocks: readonly string[], shapes: string) =>
  outline(composeStory(blocks, images(shapes), ratioOf));

describe("SU28 the story of a project", () => {
  it("has nothing without text and images, and rows only without text", () => {
    expect(compose([], "")).toEqual([]);
    expect(compose([], "wp")).toEqual(["full: w0", "inset: p1"]);
  });

  it("spreads the rows over the sections and never separates a heading from its text", () => {
    const blocks = ["Intro", "## One", "### Sub", "a", "b", "## Two", "c"];
    expect(compose(blocks, "wpw")).toEqual([
      ...["Intro", "full: w0", "## One ### Sub a b | p1", "## Two c", "full: w2"],
    ]);
    expect(compose(blocks, "w")).toEqual([
      ...["Intro", "## One ### Sub a b", "full: w0", "## Two c"],
    ]);
  });

  it("takes the paragraphs of a text without headings as sections", () => {
    expect(compose(["a", "b", "c", "d"], "w")).toEqual(["a", "b", "full: w0", "c", "d"]);
    expect(compose(["a"], "wp")).toEqual(["a", "full: w0", "inset: p1"]);
  });

  it("sets a short section beside the single narrow image that follows it", () => {
    const short = "word ".repeat(80).trim();
    expect(compose([short, "b"], "p")).toEqual([`${short} | p0`, "b"]);
    expect(compose([`${short} more`, "b"], "p")).toEqual([`${short} more`, "inset: p0", "b"]);
    expect(compose(["a", "b"], "pp")).toEqual(["a", "pair: p0 p1", "b"]);
    expect(compose(["a", "b"], "w")).toEqual(["a", "full: w0", "b"]);
  });

  it.each(["![](/a.webp)", "| a | b |\n|---|---|", "https://youtu.be/dQw4w9WgXcQ"])(
    "leaves the whole column to a section with %j",
    (wide) => {
      expect(compose([wide, "b"], "p")).toEqual([wide, "inset: p0", "b"]);
    },
  );

  it("pairs portraits, squares and details, and leaves a single one narrow", () => {
    expect(compose([], "ppspd")).toEqual(["pair: p0 p1", "pair: s2 p3", "inset: d4"]);
    expect(compose([], "pwp")).toEqual(["inset: p0", "full: w1", "inset: p2"]);
  });

  it("alternates one and two wide images, those of unknown size too", () => {
    expect(compose([], "wuwww")).toEqual(["full: w0", "pair: u1 w2", "full: w3", "full: w4"]);
  });

  it("shows each of 60 images once, in order, within a story of 3,000 words", () => {
    const blocks = Array.from({ length: 60 }, (_, at) => [`## ${at}`, "word ".repeat(50)]).flat();
    const many = images("wwppwsdwpu".repeat(6));
    const parts = composeStory(blocks, many, ratioOf);
    const shown = parts.flatMap((part) => (part.kind === "text" ? [] : part.row.images));
    expect(shown).toEqual(many);
    const texts = parts.flatMap((part) => (part.kind === "images" ? [] : part.blocks));
    expect(texts).toEqual(blocks);
    const places = parts.flatMap((part, at) => (part.kind === "text" ? [] : [at]));
    expect(Math.max(...places.map((place, at) => place - (places[at - 1] ?? 0)))).toBeLessThan(6);
  });

  it("is the same for the same input", () => {
    const blocks = ["a", "## B", "c"];
    expect(compose(blocks, "wwpdw")).toEqual(compose(blocks, "wwpdw"));
  });
});

it("SU30 a row is as wide as its lowest image allows, if all sizes are known", () => {
  const wide = { width: 1200, height: 600 };
  expect(rowPixels([wide, { width: 1500, height: 1000 }])).toBe(1200 + 900);
  expect(rowPixels([wide, null])).toBeNull();
});

it("SU30 each image of a row is requested for its share of the width, never for less", () => {
  expect(sharesByRatio([1, 0.8])).toEqual([0.56, 0.45]);
  expect(sharesByRatio([1.5, null])).toEqual([0.6, 0.4]);
});
