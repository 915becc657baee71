import { expect, it } from "vitest";
import { earlyFonts, fontsIn, isExtended } from "./page-fonts.ts";

const fonts = fontsIn(
  ["fraunces-latin-ext", "fraunces-latin", "instrument-sans-latin-ext", "instrument-sans-latin"]
    .map((name) => `@font-face{src:url(/assets/${name}-AbC_1-e2.woff2)format("woff2")}`)
    .join(""),
);
const first = [
  "/assets/fraunces-latin-AbC_1-e2.woff2",
  "/assets/instrument-sans-latin-AbC_1-e2.woff2",
];

it("asks early for the letters of western Europe and Poland only, where a page has no others", () => {
  expect(earlyFonts(fonts, "<h1 lang=č>Bouclé</h1><p>Cité – 12 m² × 2.7 m, Łódź</p>")).toEqual(
    first,
  );
});

it("asks early for further letters of the family that shows them", () => {
  expect(earlyFonts(fonts, "<h1>Plzeň</h1><p>Loft</p>")).toEqual([
    ...first,
    "/assets/fraunces-latin-ext-AbC_1-e2.woff2",
  ]);
  expect(earlyFonts(fonts, "<h2>Loft</h2><p>Győr</p>")).toEqual([
    ...first,
    "/assets/instrument-sans-latin-ext-AbC_1-e2.woff2",
  ]);
});

it("asks early for signs that few texts have", () => {
  expect(earlyFonts(fonts, "<h1>½ a room</h1><p>Loft</p>")).toEqual([
    ...first,
    "/assets/fraunces-latin-ext-AbC_1-e2.woff2",
  ]);
});

it("tells the files of further letters from the first ones", () => {
  const early = earlyFonts(fonts, "<h1>Plzeň</h1><p>Győr</p>");
  expect(early.filter((file) => isExtended(fonts, file))).toEqual(early.slice(2));
});
