import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { UiProvider } from "#site/ui/ui-provider.tsx";
import { ArticleBody } from "./article-body.tsx";

const LARGEST = 256 * 1024;
/** Processor time of parsing and rendering; the clock would count what else the machine does. */
const MOST_MS = 300;
const RUNS = 40;
const TAKES_MS = 300_000;

const MARKS = [
  ...[
    "- ",
    "* ",
    "+ ",
    "1. ",
    "2) ",
    "-\t",
    "-",
    "*",
    "_",
    "**",
    "__",
    "***",
    "---",
    "- - -",
    "# ",
  ],
  ...["#### ", "\n", "\n\n", "\n  ", "\n    ", "\t", " ", "\\", "> ", "a", "word "],
];
const LINKS = ["[", "]", "![", "](", "](b)", "[a](b) ", "(", ")", "<", '"', "&amp;", "&", "\u00a0"];

const piece = fc.constantFrom(...MARKS, ...LINKS);
const unit = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(""));

/** How a large text is made; this, and not the text, is what a failure prints. */
const recipe = fc.record({
  open: unit,
  close: unit,
  depth: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2500 })),
  shape: fc.constantFrom("repeated", "nested", "ends otherwise"),
});
type Recipe = typeof recipe extends fc.Arbitrary<infer Value> ? Value : never;

/** A few pieces over and over, perhaps opened many times and closed as often. */
function textOf({ open, close, depth, shape }: Recipe): string {
  if (shape === "repeated") return repeated(open);
  if (shape === "ends otherwise") return repeated(open).slice(0, -100) + close;
  return repeated(`${open.repeat(depth)}a${close.repeat(depth)}\n\n`);
}

function repeated(part: string): string {
  return part.repeat(Math.ceil(LARGEST / part.length)).slice(0, LARGEST);
}

function html(source: string): string {
  return renderToStaticMarkup(
    <UiProvider>
      <ArticleBody source={source} />
    </UiProvider>,
  );
}

/** Milliseconds; the better of three, since the first one may meet code that is not compiled yet. */
function processorTime(source: string): number {
  let best = Infinity;
  for (let round = 0; round < 3 && best > MOST_MS; round += 1) {
    const before = process.threadCpuUsage();
    html(source);
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

describe("a text of 256 KiB is parsed and rendered within 300 ms", () => {
  it.each([
    ["list marks and another at the end", `${repeated("- ").slice(0, -1)}*`],
    ["list marks and tabs", repeated("-\t")],
    ["items", repeated("- a\n")],
    ["empty items", repeated("-\n")],
    ["items with empty lines between", repeated("1. a\n\n")],
    ["headings", repeated("# a\n")],
    ["paragraphs", repeated("a\n\n")],
    ["rules", repeated("- - -\n")],
    ["lines", repeated("a\n")],
    ["brackets", repeated("[")],
    ["brackets in paragraphs", repeated(`${"[".repeat(1900)}\n\n`)],
    ["open pictures in paragraphs", repeated(`${"![#### ".repeat(64)}\n\n`)],
    ["open links in paragraphs", repeated(`${"[a ".repeat(100)}\n\n`)],
    ["pictures inside pictures", repeated(`${"![".repeat(600)}a${"](b)".repeat(600)}\n\n`)],
    ["emphasis", repeated(`${"*a ".repeat(990)}${" a*".repeat(990)}\n\n`)],
    ["escapes", repeated("\\*")],
    ["references to characters", repeated("&amp;")],
  ])("%s", { timeout: TAKES_MS }, (_, source) => {
    expect(processorTime(source)).toBeLessThanOrEqual(MOST_MS);
  });

  it(
    "whatever it repeats",
    () => {
      fc.assert(
        fc.property(recipe, (parts) => {
          expect(processorTime(textOf(parts))).toBeLessThanOrEqual(MOST_MS);
        }),
        { numRuns: RUNS },
      );
    },
    TAKES_MS,
  );
});

it("BP04 no word is left out, whatever lists, rules and emphasis stand between", () => {
  const marks = fc.array(fc.constantFrom(...MARKS), { maxLength: 40 });
  fc.assert(
    fc.property(marks, fc.integer({ min: 1, max: 40 }), (between, times) => {
      const words = Array.from({ length: 5 }, (_, index) => `Room${index}x`);
      const source = words.map((word) => word + between.join("").repeat(times)).join("");
      const shown = html(source);
      for (const word of words) expect(shown).toContain(word);
    }),
    { numRuns: 200 },
  );
}, 60_000);
