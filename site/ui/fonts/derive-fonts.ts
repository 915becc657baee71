/**
 * Cuts the fonts of the site from those of Fontsource: `npm run fonts`. Run by hand after a change of
 * fonts or weights; the results are committed. The serif is used in one weight only, and a page's first
 * paint waits for every byte: 97 KB become 60.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const SERIF_AXES = { wght: 380, opsz: { min: 18, max: 72 } };
const SANS_AXES = { wght: { min: 400, max: 650 } };

await derive("fraunces", "latin", "opsz", SERIF_AXES);
await derive("fraunces", "latin-ext", "opsz", SERIF_AXES);
await derive("instrument-sans", "latin", "wght", SANS_AXES);
await derive("instrument-sans", "latin-ext", "wght", SANS_AXES);

async function derive(
  family: string,
  letters: "latin" | "latin-ext",
  file: string,
  variationAxes: typeof SERIF_AXES | typeof SANS_AXES,
) {
  const source = import.meta.resolve(
    `@fontsource-variable/${family}/files/${family}-${letters}-${file}-normal.woff2`,
  );
  const font = await subsetFont(await readFile(fileURLToPath(source)), charactersOf(letters), {
    targetFormat: "woff2",
    variationAxes,
  });
  await writeFile(new URL(`${family}-${letters}.woff2`, import.meta.url), font);
}

/** What the `unicode-range` of each face in fonts.css says. */
function charactersOf(letters: "latin" | "latin-ext"): string {
  const spans: readonly (readonly [number, number])[] =
    letters === "latin"
      ? [
          [0x20, 0xff],
          [0x131, 0x131],
          [0x152, 0x153],
          [0x2c6, 0x2c6],
          [0x2da, 0x2dc],
          [0x2000, 0x206f],
          [0x20ac, 0x20ac],
          [0x2122, 0x2122],
          [0x2190, 0x2193],
          [0x2212, 0x2215],
        ]
      : [
          [0x100, 0x2ba],
          [0x1e00, 0x1eff],
          [0x2020, 0x2021],
          [0x20a0, 0x20c0],
          [0x2c60, 0x2c7f],
        ];
  return spans
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => from + step))
    .map((code) => String.fromCodePoint(code))
    .join("");
}
