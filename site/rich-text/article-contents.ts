import { countWords } from "#supabase/data/post-rules.ts";
import { limitComplexity } from "./limit-complexity.ts";
import { parseBody } from "./parse-body.ts";
import { plainText } from "./plain-text.ts";
import { splitBlocks } from "./split-blocks.ts";

/** A heading of the first two levels, outside of lists and quotes. `id` is unique in its text; `text` may be empty. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
  readonly tag: string;
}

/** Shorter texts, and those with fewer headings, are overlooked at a glance. */
const HEADINGS_MIN = 3;
const WORDS_MIN = 800;

/** The contents of a long text; empty for a short one. */
export function contentsOf(source: string): readonly ContentsEntry[] {
  if (countWords(source) < WORDS_MIN) return [];
  const parts = splitBlocks(limitComplexity(source).markup);
  const entries = withIds(parts.flatMap(headingsOf));
  return listedEntries(entries).length === 0 ? [] : entries;
}

/** The entries that a list of contents shows: those with a text, of the highest level that has enough of them. */
export function listedEntries(contents: readonly ContentsEntry[]): readonly ContentsEntry[] {
  const levels = ["h1", "h2"].map((level) =>
    contents.filter(({ tag, text }) => tag === level && text !== ""),
  );
  return levels.find(({ length }) => length >= HEADINGS_MIN) ?? [];
}

/** The ids of the headings of each part of a text, in order and separated by spaces. */
export function idsOfParts(
  parts: readonly string[],
  contents: readonly ContentsEntry[],
): readonly string[] {
  let start = 0;
  return parts.map((part) => {
    if (contents.length === 0) return "";
    const end = start + headingsOf(part).length;
    const ids = contents.slice(start, end).map(({ id }) => id);
    start = end;
    return ids.join(" ");
  });
}

const HEADING_LINE = /^ {0,3}##?[ \t]/m;

type Heading = Omit<ContentsEntry, "id">;

/** The headings of a part. Most parts have none and are not parsed. */
function headingsOf(part: string): Heading[] {
  if (!HEADING_LINE.test(part)) return [];
  const tokens = parseBody(part);
  return tokens.flatMap((token, index) =>
    isContentsHeading(token)
      ? [{ tag: token.tag, text: plainText(tokens[index + 1]?.children ?? null).trim() }]
      : [],
  );
}

/** The opening token of a heading that gets an id. */
export function isContentsHeading({ type, tag, level }: ReturnType<typeof parseBody>[number]) {
  return type === "heading_open" && (tag === "h1" || tag === "h2") && level === 0;
}

function withIds(headings: readonly Heading[]): ContentsEntry[] {
  const used = new Set<string>();
  return headings.map(({ tag, text }) => {
    const base = `section-${slugOf(text)}`;
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${String(count)}`;
    used.add(id);
    return { id, text, tag };
  });
}

function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}
