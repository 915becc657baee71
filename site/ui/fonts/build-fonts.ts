/**
 * Builds the web fonts, site/ui/fonts.css and site/ui/fonts-italic.css from ./originals (the Latin files of
 * Fontsource 5.3.0): `npm run fonts`. Run by hand after a change of fonts or weights; the results are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import georgia from "@capsizecss/metrics/georgia";
import notoSerif from "@capsizecss/metrics/notoSerif";
import roboto from "@capsizecss/metrics/roboto";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import type { SubsetOptions } from "subset-font";
import { fontFamilies } from "./font-families.ts";

type FamilyKey = keyof typeof fontFamilies;

/**
 * Characters per file, as Fontsource divides them. The browser loads the second file only for pages that
 * show one of its characters. If both contain a character, the last `@font-face` wins.
 */
const RANGES = {
  "latin-ext":
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  latin:
    "U+0020-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
} as const;
const FEATURES = ["ccmp", "locl", "mark", "mkmk", "tnum"];

/**
 * The serif has one weight and two optical sizes: one for titles, and one between subheadings and headings.
 * Both in one variable file would be 33 KB. The sans goes without kerning, which would add 12 KB to its first
 * file and 160 ms to the largest paint.
 */
const CUTS = {
  display: {
    original: "fraunces",
    file: "fraunces-display",
    weight: "400",
    variationAxes: { wght: 400, opsz: 80 },
    keepFeatures: [...FEATURES, "kern", "liga"],
  },
  heading: {
    original: "fraunces",
    file: "fraunces",
    weight: "400",
    variationAxes: { wght: 380, opsz: 36 },
    keepFeatures: [...FEATURES, "kern", "liga"],
  },
  body: {
    original: "instrument-sans",
    file: "instrument-sans",
    weight: "400 650",
    variationAxes: { wght: { min: 400, max: 650 } },
    keepFeatures: FEATURES,
  },
} as const satisfies Record<
  FamilyKey,
  Partial<SubsetOptions> & { original: string; file: string; weight: string }
>;

/** Capsize knows no DejaVu: measured with `fromBuffer` on the files of version 2.37. */
const dejavu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 } as const;
const METRICS = {
  Georgia: georgia,
  "Noto Serif": notoSerif,
  "DejaVu Serif": { ...dejavu, familyName: "DejaVu Serif", xWidthAvg: 1058 },
  Arial: arial,
  Roboto: roboto,
  "DejaVu Sans": { ...dejavu, familyName: "DejaVu Sans", xWidthAvg: 1051 },
} as const;

/**
 * Corrections of the fallbacks' scale. Capsize compares average widths by the letters of Wikipedia, without
 * kerning and capitals of titles; these are the mean ratios of widths, web font to fallback as Capsize
 * scales it, over the headings (serif) and paragraphs (sans) of the demo site in Chromium. For Georgia and
 * Arial measured on Gelasio and Arimo, which have their advance widths.
 */
const CORRECTIONS = {
  Georgia: 1.003,
  "Noto Serif": 1.005,
  "DejaVu Serif": 1.006,
  Arial: 0.996,
  Roboto: 0.997,
  "DejaVu Sans": 1.0045,
} as const satisfies Record<keyof typeof METRICS, number>;

/** The same for the titles of the demo site in the display cut, measured with DejaVu Serif. */
const DISPLAY_CORRECTION = 1.013;

const note = "/* Written by fonts/build-fonts.ts (`npm run fonts`). */";
await writeSheet("fonts.css", [
  ...(await uprightFaces("display")),
  ...(await uprightFaces("heading")),
  ...(await uprightFaces("body")),
]);
// Titles have no italics.
await writeSheet("fonts-italic.css", [
  ...(await styleFaces("heading", "italic")).faces,
  ...(await styleFaces("body", "italic")).faces,
]);

function writeSheet(name: string, faces: readonly string[]): Promise<void> {
  return writeFile(new URL(`../${name}`, import.meta.url), `${[note, ...faces].join("\n\n")}\n`);
}

/** Writes the upright files of a family; returns its faces and those of its fallbacks. */
async function uprightFaces(key: FamilyKey): Promise<readonly string[]> {
  const { name, fallbacks } = fontFamilies[key];
  const { latin, faces } = await styleFaces(key, "normal");
  const { fontFaces } = createFontStack([
    { ...(await fromBuffer(latin)), familyName: name },
    ...fallbacks.map((fallback) => correctedMetrics(fallback, key)),
  ]);
  // A tenth of a percent is half a pixel in a headline; each page contains these numbers.
  return [...faces, fontFaces.replaceAll(/(\d+\.\d)\d+%/g, "$1%")];
}

/** Writes the files of one style of a family. */
async function styleFaces(key: FamilyKey, style: "normal" | "italic") {
  const { original, file, weight, ...options } = CUTS[key];
  const suffix = style === "italic" ? "-italic" : "";
  const latin = await buildFile(original + suffix, file + suffix, "latin", options);
  await buildFile(original + suffix, file + suffix, "latin-ext", options);
  const faces = (["latin-ext", "latin"] as const).map(
    (range) => `@font-face {
  font-family: "${fontFamilies[key].name}";
${style === "italic" ? "  font-style: italic;\n" : ""}  font-weight: ${weight};
  font-display: swap;
  src: url("./fonts/${file}${suffix}-${range}.woff2") format("woff2");
  unicode-range: ${RANGES[range]};
}`,
  );
  return { latin, faces };
}

/** Metrics of a fallback with an average width that makes Capsize scale it by the corrected factor. */
function correctedMetrics(fallback: keyof typeof METRICS, key: FamilyKey) {
  const metrics = METRICS[fallback];
  const correction = CORRECTIONS[fallback] * (key === "display" ? DISPLAY_CORRECTION : 1);
  const average = { xWidthAvg: metrics.xWidthAvg / correction };
  // Capsize reads the average of the script where there is one.
  return { ...metrics, ...average, subsets: { latin: average, thai: average } };
}

async function buildFile(
  originalFile: string,
  file: string,
  range: keyof typeof RANGES,
  options: Partial<SubsetOptions>,
): Promise<Buffer> {
  const original = await readFile(
    new URL(`originals/${originalFile}-${range}.woff2`, import.meta.url),
  );
  const font = await subsetFont(original, charactersOf(RANGES[range]), {
    ...options,
    targetFormat: "woff2",
    noHinting: true,
  });
  await writeFile(new URL(`${file}-${range}.woff2`, import.meta.url), font);
  return font;
}

/** Every character of a `unicode-range`. */
function charactersOf(ranges: string): string {
  return ranges
    .split(", ")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice("U+".length)
        .split("-")
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => first + step);
    })
    .map((code) => String.fromCodePoint(code))
    .join("");
}
