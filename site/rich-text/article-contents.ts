import { countWords } from "#supabase/data/post-rules.ts";
import { limitComplexity } from "./limit-complexity.ts";
import { parseBody } from "./parse-body.ts";
import { plainText } from "./plain-text.ts";
import { splitBlocks } from "./split-blocks.ts";

/** A heading of the second level, outside of lists and quotes. `id` is unique in its text; `text` may be empty. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** Shorter texts, and those with fewer headings, are overlooked at a glance. */
const HEADINGS_MIN = 3;
const WORDS_MIN = 800;

/** The contents of a long text; empty for a short one. */
export function contentsOf(source: string): readonly ContentsEntry[] {
  if (countWords(source) < WORDS_MIN) return [];
  const parts = splitBlocks(limitComplexity(source).markup);
  const entries = withIds(parts.flatMap(headingsOf));
  return entries.filter(({ text }) => text !== "").length < HEADINGS_MIN ? [] : entries;
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

const HEADING_LINE = /^ {0,3}##[ \t]/m;

/** The texts of the headings of a part. Most parts have none and are not parsed. */
function headingsOf(part: string): string[] {
  if (!HEADING_LINE.test(part)) return [];
  const tokens = parseBody(part);
  return tokens.flatMap((token, index) =>
    isContentsHeading(token) ? [plainText(tokens[index + 1]?.children ?? null).trim()] : [],
  );
}

/** The opening token of a heading that the contents list. */
export function isContentsHeading({ type, tag, level }: ReturnType<typeof parseBody>[number]) {
  return type === "heading_open" && tag === "h2" && level === 0;
}

function withIds(texts: readonly string[]): ContentsEntry[] {
  const used = new Set<string>();
  return texts.map((text) => {
    const base = `section-${slugOf(text)}`;
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${String(count)}`;
    used.add(id);
    return { id, text };
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
