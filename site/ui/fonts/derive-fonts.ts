/**
 * Cuts the fonts of the site from those of Fontsource: `npm run fonts`. Run by hand after a change of
 * fonts or weights; the results are committed. The serif is used in one weight and one optical size
 * only, the sans is kerned alike in all weights, and a page's first paint waits for every byte: 97 KB
 * become 31.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { SubsetOptions } from "subset-font";
import { adoptGlyphs } from "./adopt-glyphs.ts";
import { HOME_LETTERS, RARE_SIGNS } from "./letters.ts";
import { withTableOf } from "./sfnt.ts";

type Letters = "latin" | "latin-ext";

/** No alternates that a style would have to ask for, but digits of one width. */
const FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk", "tnum"];
/** Those of the sans look like the two letters themselves. */
const SERIF_FEATURES = [...FEATURES, "liga"];
/** A size between that of titles and that of the largest heading. */
const SERIF_AXES = { wght: 380, opsz: 48 };
const SANS_AXES = { wght: { min: 400, max: 650 } };
const SANS_KERNED_AT = { wght: 480 };

const serifSigns = await cutSerif(RARE_SIGNS);
await save(
  "fraunces-latin-ext",
  adoptGlyphs(await cutSerif(charactersOf("latin-ext")), serifSigns),
);
const sansSigns = await cutSans(RARE_SIGNS);
await save(
  "instrument-sans-latin-ext",
  adoptGlyphs(await cutSans(charactersOf("latin-ext")), sansSigns),
);
const serif = await cutSerif(charactersOf("latin"));
await save("fraunces-latin", adoptGlyphs(serif, await cutSerif(HOME_LETTERS)));
const sans = await cutSans(charactersOf("latin"));
await save("instrument-sans-latin", adoptGlyphs(sans, await cutSans(HOME_LETTERS)));

function cutSerif(characters: string): Promise<Buffer> {
  return cut("fraunces", "opsz", characters, SERIF_AXES);
}

/** Kerning that changes with the weight is half of the font, and nobody sees it change. */
async function cutSans(characters: string): Promise<Buffer> {
  const font = await cut("instrument-sans", "wght", characters, SANS_AXES);
  const kerned = await cut("instrument-sans", "wght", characters, SANS_KERNED_AT);
  return withTableOf(font, "GPOS", kerned);
}

async function cut(
  family: string,
  file: string,
  characters: string,
  variationAxes: Required<SubsetOptions>["variationAxes"],
): Promise<Buffer> {
  const letters: Letters = /[\u0020-\u00ff]/.test(characters) ? "latin" : "latin-ext";
  const source = import.meta.resolve(
    `@fontsource-variable/${family}/files/${family}-${letters}-${file}-normal.woff2`,
  );
  return subsetFont(await readFile(fileURLToPath(source)), characters, {
    targetFormat: "sfnt",
    variationAxes,
    keepFeatures: family === "fraunces" ? SERIF_FEATURES : FEATURES,
    noHinting: true,
  });
}

async function save(name: string, font: Buffer) {
  const packed = await subsetFont(font, null, { targetFormat: "woff2", keepAllGlyphs: true });
  await writeFile(new URL(`${name}.woff2`, import.meta.url), packed);
}

/** Latin without the rare signs; Latin Extended as the `unicode-range` in fonts-extended.css says, which has both. */
function charactersOf(letters: Letters): string {
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
    .filter((character) => !RARE_SIGNS.includes(character))
    .join("");
}
