import { expect, it } from "vitest";
import { fontsOfPage, preloadedFonts } from "./font-preloads.ts";

const faceOf = (name: string) =>
  `@font-face{src:url(/assets/${name}-AbC_1-e2.woff2)format("woff2")}`;

it("SU29 preloads the Latin files of titles, text, headings and emphasis, the last two without delaying images, and no other", () => {
  const names = [
    "fraunces-display-latin-ext",
    "fraunces-display-latin",
    "fraunces-latin",
    "instrument-sans-italic-latin",
    "instrument-sans-latin-ext",
    "instrument-sans-latin",
  ];
  expect(preloadedFonts(names.map(faceOf).join(""))).toEqual([
    { href: "/assets/fraunces-display-latin-AbC_1-e2.woff2", isUrgent: true },
    { href: "/assets/instrument-sans-latin-AbC_1-e2.woff2", isUrgent: true },
    { href: "/assets/fraunces-latin-AbC_1-e2.woff2", isUrgent: false },
    {
      href: "/assets/instrument-sans-italic-latin-AbC_1-e2.woff2",
      isUrgent: false,
      onlyWith: "<em>",
    },
  ]);
});

it("SU29 preloads the italic on pages with emphasised words only", () => {
  const [text, italic] = [
    { href: "/assets/text.woff2", isUrgent: true },
    { href: "/assets/italic.woff2", isUrgent: false, onlyWith: "<em>" },
  ];
  expect(fontsOfPage([text, italic], "<p>A <em>north-facing</em> wall.</p>")).toEqual([
    text,
    italic,
  ]);
  expect(fontsOfPage([text, italic], "<p>A north-facing wall.</p>")).toEqual([text]);
});

it("fails without the file of a family", () => {
  expect(() => preloadedFonts(faceOf("fraunces-display-latin"))).toThrow(
    "no font instrument-sans-latin",
  );
});
