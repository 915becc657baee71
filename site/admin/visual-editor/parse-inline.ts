import { Fragment } from "@tiptap/pm/model";
import type { Mark, Schema } from "@tiptap/pm/model";
import type { BodyToken } from "#site/rich-text/parse-body.ts";
import { linkAddress } from "#site/format/url-allowlist.ts";

/** The inline content of a paragraph; null if it has an image or a refused link. */
export function parseInline(tokens: readonly BodyToken[], schema: Schema): Fragment | null {
  let marks: readonly Mark[] = [];
  const nodes = [];
  for (const token of tokens) {
    const text = textOf(token);
    if (text !== null) {
      if (text !== "") nodes.push(schema.text(text, marks));
    } else {
      const mark = markOf(token, schema);
      if (mark === null) return null;
      marks = token.nesting === 1 ? mark.addToSet(marks) : withoutType(marks, mark);
    }
  }
  return Fragment.fromArray(nodes);
}

/** Text of a token, without control characters that HTML drops; null for marks and images. */
function textOf(token: BodyToken): string | null {
  // Line breaks in a paragraph are white space on the public page.
  if (token.type.endsWith("break")) return " ";
  if (token.type === "image" || token.nesting !== 0) return null;
  return token.content.replace(/[\t\n\r]/g, " ");
}

function markOf(token: BodyToken, schema: Schema): Mark | null {
  if (token.tag === "strong") return schema.mark("bold");
  if (token.tag === "em") return schema.mark("italic");
  if (token.tag !== "a") return null;
  if (token.nesting === -1) return schema.mark("link");
  const href = linkAddress(attribute(token, "href"));
  return href === null
    ? null
    : schema.mark("link", { href, title: attribute(token, "title") || null });
}

function withoutType(marks: readonly Mark[], { type }: Mark): readonly Mark[] {
  return marks.filter((mark) => mark.type !== type);
}

/** An attribute as text; "" without it. */
export function attribute(token: BodyToken, name: string): string {
  return String(token.attrGet(name) ?? "");
}
