import { imageWidthOfUrl, withImageWidth } from "#supabase/data/image-focus.ts";
import type { TextEdit } from "#site/admin/text-edit/text-edit.ts";

/** The edit that inserts an image at an offset as a separate paragraph. */
export function imageEdit(text: string, at: number, url: string): TextEdit {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at, at + 2);
  const lead =
    before === "" || before === "\n\n" || (before === "\n" && at === 1)
      ? ""
      : before.endsWith("\n")
        ? "\n"
        : "\n\n";
  const trail =
    after === "\n\n" ? "" : after.startsWith("\n") && after.length === 2 ? "\n" : "\n\n";
  const insert = `${lead}![](${url})${trail}`;
  const end = at + insert.length;
  return { from: at, to: at, insert, start: end, end };
}

/**
 * The edit that writes the alt text of the image with this URL, of the first one without alt text if there
 * are several; null if the text does not contain it.
 */
export function describedEdit(text: string, url: string, description: string): TextEdit | null {
  const places = altTextsOf(text, url);
  const place = places.find(({ from, to }) => text.slice(from, to).trim() === "") ?? places[0];
  if (place === undefined) return null;
  const insert = escapeAltText(description);
  const end = place.from + insert.length;
  return { ...place, insert, start: end, end };
}

/**
 * The edit that replaces the first image with this URL by one as wide, without its texts; null if the text does not
 * contain it.
 */
export function replacedEdit(text: string, url: string, next: string): TextEdit | null {
  const [place] = altTextsOf(text, url);
  if (place === undefined) return null;
  const rest = IMAGE_END.exec(text.slice(place.to));
  if (rest === null) return null;
  const from = place.from - 2;
  const insert = `![](${withImageWidth(next, imageWidthOfUrl(url))})`;
  const end = from + insert.length;
  return { from, to: place.to + rest[0].length, insert, start: end, end };
}

/** The URL of an image and its title, to the closing parenthesis. */
const IMAGE_END = /^\]\([^\s)]*(?:\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'))?\s*\)/;

/** Where the alt texts of the images with this URL are. A title may follow the URL. */
function altTextsOf(text: string, url: string): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  const target = `](${url}`;
  for (let to = text.indexOf(target); to !== -1; to = text.indexOf(target, to + 1)) {
    const from = text.lastIndexOf("![", to) + 2;
    const endsUrl = /[\s)#]/.test(text.charAt(to + target.length));
    if (endsUrl && from > 1) places.push({ from, to });
  }
  return places;
}

/**
 * Escapes brackets, which would end the alt text, and replaces line breaks, which would end the
 * paragraph.
 */
function escapeAltText(description: string): string {
  return description
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\\[\]]/g, "\\$&");
}

/**
 * Maps an offset from the old text to the new one. Text inserted at the offset itself comes after
 * it.
 */
export function movedPlace(offset: number, previous: string, text: string): number {
  const minLength = Math.min(previous.length, text.length);
  let head = 0;
  while (head < minLength && previous.charCodeAt(head) === text.charCodeAt(head)) head += 1;
  if (offset <= head) return offset;
  let tail = 0;
  while (
    tail < minLength - head &&
    previous.charCodeAt(previous.length - 1 - tail) === text.charCodeAt(text.length - 1 - tail)
  ) {
    tail += 1;
  }
  return offset >= previous.length - tail ? offset + text.length - previous.length : head;
}
