import type { BodyToken } from "./parse-body.ts";
import { plainText } from "./plain-text.ts";
import { imageUrl } from "#site/format/url-allowlist.ts";
import { videoOf } from "./video-url.ts";
import type { BodyVideo } from "./video-url.ts";

export interface BodyImage {
  readonly address: string;
  readonly alt: string;
  /** The image's title; "" for none. */
  readonly caption: string;
}

/** Media of a paragraph without words: an image with a caption, a gallery of two or more, or a video. */
export type BodyMedia =
  | { readonly kind: "figure"; readonly image: BodyImage }
  | { readonly kind: "gallery"; readonly images: readonly BodyImage[] }
  | { readonly kind: "video"; readonly video: BodyVideo };

/**
 * The media that a paragraph consists of; null for a paragraph of words and for a single image without a
 * title. Takes the paragraph's inline token.
 */
export function mediaOf({ content, children }: BodyToken): BodyMedia | null {
  const tokens = children ?? [];
  const written = tokens.filter(({ type }) => type === "image");
  if (written.length === 0) {
    const video = videoOf(content);
    return video === null ? null : { kind: "video", video };
  }
  if (!tokens.every((token) => token.type === "image" || isSpace(token))) return null;
  const images = written.map(imageOf).filter((image) => image !== null);
  const [image] = images;
  if (image === undefined || images.length < written.length) return null;
  if (images.length > 1) return { kind: "gallery", images };
  return image.caption === "" ? null : { kind: "figure", image };
}

function isSpace({ type, content }: BodyToken): boolean {
  return type.endsWith("break") || (type === "text" && content.trim() === "");
}

/** Null for an image with a refused URL. */
function imageOf(token: BodyToken): BodyImage | null {
  const address = imageUrl(String(token.attrGet("src") ?? ""));
  const caption = String(token.attrGet("title") ?? "").trim();
  return address === null ? null : { address, alt: plainText(token.children), caption };
}
