import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { createTestEditor } from "#site/testing/create-test-editor.ts";
import { saveBody } from "../body-document.ts";
import { editorExtensions } from "../editor-extensions.ts";
import { signature } from "../signature.ts";
import { markupBlocks } from "./markup-blocks.ts";
import type { PasteNotice } from "./paste-events.ts";

// jsdom has no layout and no clipboard.
vi.stubGlobal("ClipboardEvent", Event);
const rect = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
Object.assign(document, { elementFromPoint: () => null });
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => rect });

function setUp({ takesImages = false } = {}) {
  const element = document.createElement("div");
  document.body.append(element);
  const notices: (PasteNotice | null)[] = [];
  const extensions = editorExtensions({
    onLink: () => undefined,
    onButton: () => undefined,
    pickImages: null,
    onPaste: (notice) => notices.push(notice),
    pastedImages: takesImages ? { upload: () => vi.fn(), isStored: () => false } : null,
  });
  const editor = createTestEditor({ element, extensions });
  const paste = (text: string, html = "") => {
    const clipboard: Readonly<Record<string, string>> = { "text/html": html, "text/plain": text };
    const getData = (type: string) => clipboard[type] ?? "";
    const event = new Event("paste", { bubbles: true, cancelable: true });
    editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData: { getData, files: [] } }));
    return notices.at(-1) ?? null;
  };
  const drop = (html: string, text: string) => {
    const getData = (type: string) => (type === "text/html" ? html : text);
    const event = new Event("drop", { bubbles: true, cancelable: true });
    const data = { dataTransfer: { getData, files: [] }, clientX: 0, clientY: 0 };
    editor.view.dom.dispatchEvent(Object.assign(event, data));
    return notices.at(-1) ?? null;
  };
  return { editor, paste, drop, saved: () => saveBody(editor.state.doc) };
}

const MARKUP =
  "# Lime\n\nIt is **old** and *quiet*, see [us](https://a.example).\n\n- oak\n  - brushed\n- ash\n\n" +
  "> Light is a material.\n\n| Wood | Age |\n| --- | --- |\n| Oak | 80 |\n\n---\n\nEnd.";

it("SU21 pasted markup becomes blocks; one undo leaves its plain text, a second one nothing", () => {
  const { editor, paste, saved } = setUp();
  const notice = paste(MARKUP);
  expect(saved()).toBe(MARKUP);
  expect(editor.state.doc.firstChild?.type.name).toBe("heading");
  expect(notice).toMatchObject({ kind: "markup", images: [] });
  editor.commands.undo();
  const lines = editor.state.doc.content.content.map(({ textContent }) => textContent);
  expect(lines).toEqual(MARKUP.split(/\n+/));
  editor.commands.undo();
  expect(saved()).toBe("");
  editor.commands.redo();
  editor.commands.redo();
  expect(saved()).toBe(MARKUP);
});

it("SU21 text that is dropped from another program is cleaned as pasted text is", () => {
  const { drop, saved } = setUp();
  const html =
    '<h2 style="color:red" onclick="x()">Oak</h2><script>x()</script><p>See <b>lime</b> <img alt="A lamp" src="https://x.example/lamp.png"></p>';
  expect(drop(html, "Oak See lime")).toMatchObject({ kind: "formatted", images: ["“A lamp”"] });
  expect(saved()).toBe("## Oak\n\nSee **lime**");
});

it("SU21 “Paste as plain text” of markup is that undo", () => {
  const { paste, saved } = setUp();
  paste("## Oak\nand lime")?.pasteAsText();
  expect(saved()).toBe("\\## Oak\n\nand lime");
});

it("SU21 markup pasted as plain text stays text", () => {
  const { editor, saved } = setUp();
  editor.view.pasteText("## Oak\n1. lime");
  expect(saved()).toBe("\\## Oak\n\n1\\. lime");
});

it("SU21 markup within a line joins it; a list in an item stays in its list", () => {
  const { editor, paste, saved } = setUp();
  editor.commands.insertContent("Oak and ");
  paste("**lime**");
  expect(saved()).toBe("Oak and **lime**");
  editor.commands.undo();
  expect(saved()).toBe("Oak and \\*\\*lime\\*\\*");
  editor.commands.undo();
  expect(saved()).toBe("Oak and");
  editor.chain().clearContent().toggleBulletList().run();
  paste("- one\n- two");
  expect(saved()).toBe("- one\n- two");
});

it("SU21 markup from an editor of code is read although it has colours", () => {
  const { paste, saved } = setUp();
  const line = '<div><span style="color:#fff;font-weight:bold">## Oak</span></div>';
  expect(paste("## Oak", `<div style="font-family:Menlo">${line}</div>`)?.kind).toBe("markup");
  expect(saved()).toBe("## Oak");
});

it("SU21 formatted text wins over marks in it", () => {
  const { paste, saved } = setUp();
  expect(paste("# Oak", "<p><b># Oak</b></p>")?.kind).toBe("formatted");
  expect(saved()).toBe("**# Oak**");
});

it("SU21 pictures of other sites are left out and listed; those of this site stay", () => {
  const { paste, saved } = setUp();
  const notice = paste(
    "![A brush](https://a.example/b.jpg)\n\n![Oak](/images/a.webp)\n![x](https://a.example/wall.jpg)",
  );
  expect(saved()).toBe("![Oak](/images/a.webp)");
  expect(notice?.images).toEqual(["“A brush”", "“x”"]);
});

it("SU21 in a field with pictures, those of other sites leave their places, which are never stored", () => {
  const { editor, paste, saved } = setUp({ takesImages: true });
  const source = "# Oak\n\n![A brush](https://a.example/b.jpg)\n\nLime\n\n![](/images/a.webp)";
  const notice = paste(`${source}\n![](https://a.example/wall.jpg)`);
  expect(notice).toMatchObject({ images: ["“A brush”", "wall.jpg"], hasPlaces: true });
  const blocks = editor.state.doc.content.content.map(({ type, attrs }) => [type.name, attrs]);
  expect(blocks.filter(([name]) => name === "missingImage")).toMatchObject([
    ["missingImage", { alt: "A brush", label: "“A brush”" }],
    ["missingImage", { alt: "", label: "wall.jpg" }],
  ]);
  expect(saved()).toBe("# Oak\n\nLime\n\n![](/images/a.webp)");
  editor.commands.undo();
  expect(editor.state.doc.firstChild?.textContent).toBe("# Oak");
  editor.commands.undo();
  expect(saved()).toBe("");
});

it("SU21 a table keeps its cells when markup is pasted into one", () => {
  const { editor, paste, saved } = setUp();
  editor.commands.insertTable({ rows: 2, cols: 1, withHeaderRow: true });
  expect(paste("## Oak")).toBeNull();
  expect(saved()).toBe("| ## Oak |\n| --- |\n|  |");
});

it.each([
  "Oak and lime.",
  "Two lines\nof prose - with a dash, 2 * 3 and a footnote*.\n\n* The footnote.",
  "- He said nothing.\n\nShe did.",
  "1. Wet the wall, it says.",
  "snake_case and other_words, #hashtag #1, 5 > 4, a|b",
  "https://youtu.be/abcdefghijk",
  "```\n# install\nnpm start\n```",
  "f[0](x) and [see](below)",
])("SU21 prose stays as it was written: %s", (text) => {
  const { editor, paste } = setUp();
  expect(paste(text)).toBeNull();
  const lines = editor.state.doc.content.content.map(({ textContent }) => textContent);
  expect(lines).toEqual(text.split(/\n+/));
});

it("SU21 any pasted text shows what its markup says, and undo restores the text around", () => {
  const word = fc.constantFrom(
    ...["Oak", "**old**", "*quiet*", "2 * 3", "[us](https://a.example)", "a|b", "\\#", "&amp;"],
  );
  const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
  const mark = fc.constantFrom("", "", "# ", "### ", "- ", "  - ", "1. ", "> ", "---\n");
  const text = fc
    .array(fc.tuple(mark, line, fc.constantFrom("\n", "\n\n", "\r\n")), {
      minLength: 1,
      maxLength: 6,
    })
    .map((lines) => lines.flat().join("").trim());
  const { editor, paste, saved } = setUp();
  const shown = () => editor.state.doc.content.content.map(signature).filter((it) => it !== "");
  fc.assert(
    fc.property(text, (source) => {
      editor.commands.setContent("<p>Before</p><p></p><p>After</p>");
      editor.commands.setTextSelection(9);
      const markup = markupBlocks(source, editor.schema, false);
      const before = saved();
      if (paste(source) === null) return;
      const blocks = (markup?.blocks ?? []).map(signature).filter((it) => it !== "");
      expect(shown().slice(1, -1)).toEqual(blocks);
      editor.commands.undo();
      editor.commands.undo();
      expect(saved()).toBe(before);
    }),
    { numRuns: 200 },
  );
});
