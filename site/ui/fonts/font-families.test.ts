import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { fontFamilies, fontStack } from "./font-families.ts";

const facesOf = (sheet: string) =>
  readFileSync(new URL(`../${sheet}`, import.meta.url), "utf8").match(/@font-face \{[^}]*\}/g) ??
  [];
const upright = facesOf("fonts.css");
const italic = facesOf("fonts-italic.css");

const fileOf = (face: string) => /url\("\.\/fonts\/([\w-]+)\.woff2"\)/.exec(face)?.[1] ?? "";

it.each(Object.values(fontFamilies))("fonts.css has a face for each name of $name", (family) => {
  const names = Array.from(fontStack(family).matchAll(/"([^"]+)"/g), ([, name = ""]) => name);
  expect(names).toHaveLength(1 + family.fallbacks.length);
  for (const name of names) {
    const found = upright.filter((face) => face.includes(`font-family: "${name}";`));
    const isWebFont = name === family.name;
    expect(found, name).toHaveLength(isWebFont ? 2 : 1);
    for (const face of found) {
      expect(face).toContain(isWebFont ? "font-display: swap" : "size-adjust");
    }
  }
});

it("SU29 headings and text have true italics in files and a style sheet of their own, titles have none", () => {
  expect(upright.filter((face) => face.includes("font-style: italic"))).toEqual([]);
  expect(italic.map(fileOf)).toEqual([
    "fraunces-italic-latin-ext",
    "fraunces-italic-latin",
    "instrument-sans-italic-latin-ext",
    "instrument-sans-italic-latin",
  ]);
});

it("SU29 titles have an optical size of their own, whose first file and that of text stay within 35 KB", () => {
  const { display, heading } = fontFamilies;
  const filesOf = ({ name }: { readonly name: string }) =>
    upright.filter((face) => face.includes(`font-family: "${name}";`)).map(fileOf);
  expect(filesOf(display)).toEqual(["fraunces-display-latin-ext", "fraunces-display-latin"]);
  expect(filesOf(heading)).toEqual(["fraunces-latin-ext", "fraunces-latin"]);
  const preloaded = ["fraunces-display-latin", "instrument-sans-latin"];
  const bytes = preloaded.map((file) => statSync(new URL(`${file}.woff2`, import.meta.url)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(35 * 1024);
});
