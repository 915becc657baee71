import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fontFamilies, fontStack } from "./font-families.ts";

const sheet = readFileSync(new URL("../fonts.css", import.meta.url), "utf8");
const faces = sheet.match(/@font-face \{[^}]*\}/g) ?? [];

it.each(Object.values(fontFamilies))("fonts.css has a face for each name of $name", (family) => {
  const names = Array.from(fontStack(family).matchAll(/"([^"]+)"/g), ([, name = ""]) => name);
  expect(names).toHaveLength(1 + family.fallbacks.length);
  for (const name of names) {
    const found = faces.filter((face) => face.includes(`font-family: "${name}";`));
    const isWebFont = name === family.name;
    expect(found, name).toHaveLength(isWebFont ? 4 : 1);
    for (const face of found) {
      expect(face).toContain(isWebFont ? "font-display: swap" : "size-adjust");
    }
  }
});

it.each(Object.values(fontFamilies))(
  "SU29 $name has a true italic in files of its own",
  ({ name }) => {
    const italics = faces.filter(
      (face) => face.includes(`font-family: "${name}";`) && face.includes("font-style: italic;"),
    );
    const files = italics.map(
      (face) => /url\("\.\/fonts\/([\w-]+)\.woff2"\)/.exec(face)?.[1] ?? "",
    );
    const file = name.toLowerCase().replace(" ", "-");
    expect(files).toEqual([`${file}-italic-latin-ext`, `${file}-italic-latin`]);
  },
);
