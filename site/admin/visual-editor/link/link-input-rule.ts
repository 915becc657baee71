import { InputRule } from "@tiptap/core";
import type { MarkType } from "@tiptap/pm/model";
import { linkAddress } from "#site/format/url-allowlist.ts";

/** `[words](address)` at the end of the typed text, the brackets in the address in pairs; after "!" it is an image. */
const TYPED = /(^|[^!\\])\[([^[\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)$/;

/** Turns the markup of a link into a link with its last bracket. An undo returns the markup. */
export function linkInputRule(type: MarkType): InputRule {
  return new InputRule({
    find: TYPED,
    handler: ({ state: { tr }, range, match }) => {
      const [, before = "", words = "", address = ""] = match;
      const href = linkAddress(address);
      if (href === null || words.trim() === "") return null;
      const start = range.from + before.length;
      tr.delete(start + 1 + words.length, range.to);
      tr.delete(start, start + 1);
      tr.addMark(start, start + words.length, type.create({ href, title: null }));
      tr.removeStoredMark(type);
      return undefined;
    },
  });
}
