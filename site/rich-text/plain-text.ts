import type { BodyToken } from "./parse-body.ts";

/** The text of inline tokens without markup: an image is its alt text, a line break a line feed. */
export function plainText(tokens: readonly BodyToken[] | null): string {
  return (tokens ?? [])
    .map((token) => {
      if (token.type === "image") return plainText(token.children);
      return token.type.endsWith("break") ? "\n" : token.content;
    })
    .join("");
}
