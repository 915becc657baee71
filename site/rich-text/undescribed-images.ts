import { inlineTokens } from "./inline-tokens.ts";
import { plainText } from "./plain-text.ts";
import { imageUrl } from "#site/format/url-allowlist.ts";

/** URLs of a text's images without a description, in order; an image that occurs twice counts twice. */
export function undescribedImages(content: string): string[] {
  // Spares the parser most texts.
  if (!/!\[\s*\]/.test(content)) return [];
  return inlineTokens(content)
    .filter(({ type, children }) => type === "image" && plainText(children).trim() === "")
    .map((image) => imageUrl(String(image.attrGet("src") ?? "")))
    .filter((url) => url !== null);
}
