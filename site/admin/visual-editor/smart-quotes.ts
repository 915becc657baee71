import { Extension, InputRule, textInputRule } from "@tiptap/core";

interface SmartQuotesOptions {
  /** Asked with each key: the switch acts at once. */
  readonly isOn: () => boolean;
}

/** The places where a quotation opens: the start of a block, a space, a bracket, a dash or another opening mark. */
const BEFORE_OPENING = String.raw`(?:^|[\s({\[<\-\u2013\u2014"'\u2018\u201c])`;

/** Straight mark at the end of the typed text, and the mark in its place; the first rule that matches applies. */
const RULES: readonly (readonly [find: RegExp, replace: string])[] = [
  [new RegExp(`${BEFORE_OPENING}(")$`), "\u201c"],
  [/"$/, "\u201d"],
  [new RegExp(`${BEFORE_OPENING}(')$`), "\u2018"],
  [/'$/, "\u2019"],
];

/**
 * Typed straight quotation marks become typographic ones while the switch is on; Backspace takes a mark back to the
 * straight one. Written with Tiptap's input rules, because its own extension of typography replaces much more and has
 * no release for this version of Tiptap.
 */
export const SmartQuotes = Extension.create<SmartQuotesOptions>({
  name: "smartQuotes",
  addOptions: () => ({ isOn: () => false }),
  addInputRules() {
    const { isOn } = this.options;
    return RULES.map(([find, replace]) => {
      const { handler } = textInputRule({ find, replace });
      return new InputRule({ find, handler: (match) => (isOn() ? handler(match) : null) });
    });
  },
});
