import { expect, it, vi } from "vitest";
import { createBodyEditor } from "#site/testing/create-test-editor.ts";
import { saveBody } from "../body-document.ts";
import {
  currentMatch,
  find,
  findState,
  replaceAllMatches,
  replaceMatch,
  selectMatch,
} from "./find-text.ts";

// jsdom has no layout and no clipboard.
vi.stubGlobal("ClipboardEvent", Event);
const rect = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => rect });
Element.prototype.scrollIntoView = () => undefined;

const BODY = "## Oak (old)\n\nAn **oak** and a soak.\n\n* oak\n\nÉtude\n";

function setUp() {
  const editor = createBodyEditor(BODY);
  return { editor, saved: () => saveBody(editor.state.doc) };
}

it("SU20 finds text in any case and any block, one match after the other", () => {
  const { editor, saved } = setUp();
  find(editor, "oak");
  expect(findState(editor.state).matches).toHaveLength(4);
  const visited = [0, 1, 1, 1, 1, -1].map((step) => {
    selectMatch(editor, step as 1 | 0 | -1);
    return currentMatch(editor.state);
  });
  expect(visited).toEqual([1, 2, 3, 4, 1, 4]);
  find(editor, "(OLD)");
  expect(findState(editor.state).matches).toHaveLength(1);
  find(editor, "étude");
  expect(findState(editor.state).matches).toHaveLength(1);
  find(editor, "");
  expect(findState(editor.state).matches).toEqual([]);
  expect(saved()).toBe(BODY);
});

it("SU20 replaces one match or all, keeps marks and other blocks, and one undo reverts it", () => {
  const { editor, saved } = setUp();
  find(editor, "oak");
  selectMatch(editor, 1);
  replaceMatch(editor, "Ash");
  expect(saved()).toBe(BODY.replace("Oak", "Ash"));
  expect(currentMatch(editor.state)).toBe(1);
  expect(replaceAllMatches(editor, "*elm*")).toBe(3);
  expect(saved()).toBe(
    "## Ash (old)\n\nAn **\\*elm\\*** and a s\\*elm\\*.\n\n- \\*elm\\*\n\nÉtude\n",
  );
  editor.commands.undo();
  expect(saved()).toBe(BODY.replace("Oak", "Ash"));
  editor.commands.undo();
  expect(saved()).toBe(BODY);
});
