import fc from "fast-check";

/*
 * Bodies of the greatest length whose marks make parsers slow, and the limit of their cost.
 */

const MAX_CHARACTERS = 256 * 1024;
/** CPU time of `calibrationTime` on a machine to which the limits apply as they are, estimated with a margin: a slow host
 * needs 670 to 930 ms, and up to 950 ms for a text, whose many objects slow it down further. A text whose cost grows with
 * its square takes many seconds. */
const CALIBRATION_MS = 180;
/** Limit of CPU time for rendering a text, as `processorTime` returns it. */
export const MAX_BODY_MS = 300;

export const MARKS = [
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
  ...["#### ", "\n", "\n\n", "\n  ", "\n    ", "\t", " ", "\\", "> ", ">", "a", "word "],
  ...["|", "| a |", "|-", "\n|-|-|\n", "--", ":-"],
];
const LINKS = [
  ...["[", "]", "![", "](", "](b)", "[a](b) ", "(", ")", "<", '"', "&amp;", "&", "\u00a0"],
  ...['![a](/b "c")', "https://youtu.be/aaaaaaaaaaa", "https://a.example/b.mp4"],
];

const piece = fc.constantFrom(...MARKS, ...LINKS);
const unit = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(""));

/** Parameters of a generated text; a failure prints these instead of 256 KiB of text. */
export const bodyRecipe = fc.record({
  open: unit,
  close: unit,
  depth: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2500 })),
  shape: fc.constantFrom("repeated", "nested", "ends otherwise"),
});
type Recipe = typeof bodyRecipe extends fc.Arbitrary<infer Value> ? Value : never;

/** Repeats a few pieces, or nests them: `depth` times opened, then closed. */
export function bodyOf({ open, close, depth, shape }: Recipe): string {
  if (shape === "repeated") return repeated(open);
  if (shape === "ends otherwise") return repeated(open).slice(0, -100) + close;
  return repeated(`${open.repeat(depth)}a${close.repeat(depth)}\n\n`);
}

/** CPU time of fixed work with numbers, maps and strings, in milliseconds. Shared hosts differ by a factor of two. */
function calibrationTime(): number {
  const before = process.threadCpuUsage();
  let sum = 0;
  for (let step = 0; step < 3e7; step += 1) sum = (sum * 31 + step) % 1_000_003;
  const entries = new Map(Array.from({ length: 4e5 }, (_, index) => [`k${String(index)}`, sum]));
  [...entries.keys()].join(",").split(",");
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

export function repeated(part: string): string {
  return part.repeat(Math.ceil(MAX_CHARACTERS / part.length)).slice(0, MAX_CHARACTERS);
}

/** Runs of one work: some of them meet a slow phase of a shared host. */
const ROUNDS = 5;

/**
 * Milliseconds of CPU time, in proportion less on a machine whose processor is slower. The best of several runs, because
 * the first one may run code before it is optimized, and a shared host may slow down at any time: its speed is measured
 * before and after a run that takes too long, and the slower one counts.
 */
export function processorTime(work: () => unknown, limit = MAX_BODY_MS): number {
  let best = Infinity;
  let before = 1;
  for (let round = 0; round < ROUNDS && best > limit; round += 1) {
    const began = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(began);
    const time = (user + system) / 1000;
    if (time <= limit) return time;
    const after = slowness();
    best = Math.min(best, time / Math.max(before, after));
    before = after;
  }
  return best;
}

/** By how much this machine's processor is slower at present, at least 1. */
function slowness(): number {
  return Math.max(1, calibrationTime() / CALIBRATION_MS);
}

export const hostileBodies: readonly (readonly [name: string, source: string])[] = [
  ["list marks and another at the end", `${repeated("- ").slice(0, -1)}*`],
  ["list marks and tabs", repeated("-\t")],
  ["items", repeated("- a\n")],
  ["empty items", repeated("-\n")],
  ["items with empty lines between", repeated("1. a\n\n")],
  ["headings", repeated("# a\n")],
  ["paragraphs", repeated("a\n\n")],
  ["rules", repeated("- - -\n")],
  ["lines", repeated("a\n")],
  ["quotes", repeated("> a\n\n")],
  ["quotes of one line", repeated("> a\n")],
  ["nested quotes", repeated(`${"> ".repeat(6)}a\n\n`)],
  [
    "quotes that grow",
    repeated(Array.from({ length: 14 }, (_, i) => `${">".repeat(i)}a\n`).join("")),
  ],
  ["quoted headings", repeated("> # h\nb\n> a\n")],
  ["a table of many rows", `|a|b|\n|-|-|\n${repeated("|1|2|\n")}`],
  ["a table of empty cells", `${"|a".repeat(990)}|\n${"|-".repeat(990)}|\n${repeated("#a\n")}`],
  ["a table of one column", `| a |\n---\n${repeated("a\n")}`],
  ["tables", repeated("|a|b|\n|-|-|\n|1|2|\n\n")],
  ["headers of tables", repeated("|a|\n|-|\n")],
  ["lines below headers", repeated("|-|-|\n")],
  ["wide rows", repeated(`${"|a".repeat(900)}|\n`)],
  ["galleries", repeated(`${'![a](/b "c")\n'.repeat(9)}\n`)],
  ["captions", repeated('![a](/b "c")\n\n')],
  ["players", repeated("https://youtu.be/aaaaaaaaaaa\n\n")],
  ["brackets", repeated("[")],
  ["brackets in paragraphs", repeated(`${"[".repeat(1900)}\n\n`)],
  ["open pictures in paragraphs", repeated(`${"![#### ".repeat(64)}\n\n`)],
  ["open links in paragraphs", repeated(`${"[a ".repeat(100)}\n\n`)],
  ["pictures inside pictures", repeated(`${"![".repeat(600)}a${"](b)".repeat(600)}\n\n`)],
  ["emphasis", repeated(`${"*a ".repeat(990)}${" a*".repeat(990)}\n\n`)],
  ["escapes", repeated("\\*")],
  ["references to characters", repeated("&amp;")],
];
