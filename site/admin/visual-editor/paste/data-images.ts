import type { ImageType } from "#supabase/data/limits.ts";
import { detectMediaType, isImageType, SIGNATURE_BYTES } from "#supabase/data/media-type.ts";

/** An image of a pasted text, to upload. */
export interface PastedImage {
  /** The bytes, or the URL of an image on this website. The content security policy allows requests to no other site. */
  readonly source: File | URL;
  readonly alt: string;
  /** URL that marks its place in the pasted HTML. */
  readonly marker: string;
}

/** HTML whose data URLs are replaced by short names, so that its size is that of its text. */
interface WithoutData {
  readonly html: string;
  /** The data URL behind a name in an attribute `src`; undefined for any other value. */
  readonly dataOf: (source: string) => string | undefined;
}

/** Takes data URLs of images out of HTML that is not parsed yet. */
export function withoutDataUrls(html: string): WithoutData {
  const prefix = `data:image/${crypto.randomUUID()},`;
  const urls: string[] = [];
  const short = html.replace(
    /(\bsrc\s*=\s*)(?:"\s*(data:image\/[^"]*)"|'\s*(data:image\/[^']*)'|(data:image\/[^\s>"']*))/gi,
    (_, name: string, ...values: (string | undefined)[]) => {
      urls.push(values.slice(0, 3).find((value) => value !== undefined) ?? "");
      return `${name}"${prefix}${String(urls.length - 1)}"`;
    },
  );
  return {
    html: short,
    dataOf: (source) =>
      source.startsWith(prefix) ? urls[Number(source.slice(prefix.length))] : undefined,
  };
}

/** Blocks that an image follows instead of being inside them: they have lines of text only. */
const LINES = "table, ul, ol, blockquote, pre, h1, h2, h3, h4, h5, h6";

/** Puts a marker in the place of each image whose data is in the HTML or on this website, and returns the images. */
export function markImages(body: Element, dataOf: WithoutData["dataOf"]): PastedImage[] {
  /** The last marker behind a block. */
  const last = new Map<Element, Element>();
  return [...body.querySelectorAll("img")].flatMap((image, index) => {
    if (isPixel(image)) return [];
    const address = image.getAttribute("src") ?? "";
    const data = dataOf(address);
    const name = `pasted-picture-${String(index + 1)}`;
    const source = data === undefined ? websiteUrl(address) : fileOfDataUrl(data, name);
    if (source === null) return [];
    const marker = `/#pasted-${crypto.randomUUID()}`;
    const mark = image.ownerDocument.createElement("img");
    mark.setAttribute("src", marker);
    replaceByMark(image, mark, last);
    return [{ source, alt: image.alt.trim(), marker }];
  });
}

/** Puts a mark in the place of an image, or behind the block of lines around it, after the `last` one there. */
export function replaceByMark(image: Element, mark: Element, last: Map<Element, Element>) {
  const block = outermostLines(image);
  if (block === null) image.replaceWith(mark);
  else {
    image.remove();
    (last.get(block) ?? block).after(mark);
    last.set(block, mark);
  }
}

/** The URL of an image on this website, as the browser copies it; null for any other. */
function websiteUrl(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.origin === window.location.origin ? url : null;
}

function outermostLines(image: Element): Element | null {
  let outermost = image.closest(LINES);
  for (let next = outermost; next !== null; next = next.parentElement?.closest(LINES) ?? null)
    outermost = next;
  return outermost;
}

/** An invisible image of one pixel counts readers. */
export function isPixel(image: HTMLImageElement): boolean {
  return [image.getAttribute("width"), image.getAttribute("height")].some(
    (size) => size === "0" || size === "1",
  );
}

/** The file of a data URL (`data:image/…;base64,…`); null if it is no image of an accepted type. */
function fileOfDataUrl(url: string, name: string): File | null {
  const [, data] = /^data:image\/[\w.+-]+;base64,(.+)$/is.exec(url) ?? [];
  const bytes = data === undefined ? null : bytesOf(data);
  if (bytes === null) return null;
  const type = imageTypeOf(bytes);
  if (type === null) return null;
  return new File([bytes], `${name}.${type.slice("image/".length)}`, { type });
}

/** The type of an image; null if the bytes are no image of an accepted type. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const type = detectMediaType(bytes.subarray(0, SIGNATURE_BYTES));
  return type !== null && isImageType(type) ? type : null;
}

/** The content security policy forbids requests for data URLs, so they are decoded here. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const text = atob(base64.includes("%") ? decodeURIComponent(base64) : base64);
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch (error) {
    console.warn("[paste] an image inside the text cannot be read", error);
    return null;
  }
}
