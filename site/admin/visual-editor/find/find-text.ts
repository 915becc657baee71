import { Extension } from "@tiptap/core";
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { closeHistory } from "@tiptap/pm/history";
import { Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import type { EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

interface Match {
  readonly from: number;
  readonly to: number;
}

interface FindState {
  readonly query: string;
  readonly matches: readonly Match[];
}

const NOTHING: FindState = { query: "", matches: [] };
const key = new PluginKey<FindState>("findText");

/** Marks the places of the text that is looked for. */
export const FindText = Extension.create({
  name: "findText",
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key,
      state: {
        init: () => NOTHING,
        apply: (transaction, current) => {
          const query = (transaction.getMeta(key) as string | undefined) ?? current.query;
          if (query === "") return NOTHING;
          if (query === current.query && !transaction.docChanged) return current;
          return { query, matches: matchesIn(transaction.doc, query) };
        },
      },
      props: {
        decorations: (state) => {
          const { matches } = findState(state);
          if (matches.length === 0) return null;
          const found = matches.map(({ from, to }) =>
            Decoration.inline(from, to, {
              "data-found": isSelected(state, { from, to }) ? "current" : "",
            }),
          );
          return DecorationSet.create(state.doc, found);
        },
      },
    }),
  ],
});

/** The searched text and its matches; none before the first search. */
export function findState(state: EditorState): FindState {
  return key.getState(state) ?? NOTHING;
}

/** Number of the selected match, from 1; 0 if none is selected. */
export function currentMatch(state: EditorState): number {
  return findState(state).matches.findIndex((match) => isSelected(state, match)) + 1;
}

/** Looks for a text, without regard to case; "" ends the search. */
export function find(editor: Editor, query: string) {
  editor.view.dispatch(editor.state.tr.setMeta(key, query));
}

/** Selects the next (1) or previous (-1) match, or the one at the caret (0). Wraps around at both ends. */
export function selectMatch(editor: Editor, step: 1 | 0 | -1) {
  const { state, view } = editor;
  const { matches } = findState(state);
  const { from, to } = state.selection;
  const next =
    step === -1
      ? (matches.findLast((match) => match.to <= from) ?? matches.at(-1))
      : (matches.find((match) => match.from >= (step === 1 ? to : from)) ?? matches[0]);
  if (next === undefined) return;
  const selection = TextSelection.create(state.doc, next.from, next.to);
  view.dispatch(state.tr.setSelection(selection));
  // The editor itself scrolls only while it has the focus.
  view.domAtPos(next.from).node.parentElement?.scrollIntoView({ block: "center" });
}

/** Replaces the selected match and selects the next one. */
export function replaceMatch(editor: Editor, replacement: string) {
  const { state, view } = editor;
  const selected = findState(state).matches.find((match) => isSelected(state, match));
  if (selected !== undefined) {
    view.dispatch(closeHistory(state.tr.insertText(replacement, selected.from, selected.to)));
  }
  selectMatch(editor, 1);
}

/** Replaces all matches; one undo reverts them. Returns their number. */
export function replaceAllMatches(editor: Editor, replacement: string): number {
  const { state, view } = editor;
  const { matches } = findState(state);
  const transaction = closeHistory(state.tr);
  for (const { from, to } of matches.toReversed()) transaction.insertText(replacement, from, to);
  if (matches.length > 0) view.dispatch(transaction);
  return matches.length;
}

function isSelected({ selection }: EditorState, { from, to }: Match): boolean {
  return selection.from === from && selection.to === to;
}

function matchesIn(doc: Node, query: string): Match[] {
  const pattern = new RegExp(query.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "giu");
  const matches: Match[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    // Text blocks contain nothing but text: offsets in it are positions.
    for (const { index, 0: text } of node.textContent.matchAll(pattern)) {
      matches.push({ from: at + 1 + index, to: at + 1 + index + text.length });
    }
    return false;
  });
  return matches;
}
