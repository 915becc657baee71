import { readFileSync } from "node:fs";
import path from "node:path";
import { Editor } from "@tiptap/core";
import { expect, it, vi } from "vitest";
import { saveBody } from "../body-document.ts";
import { editorExtensions } from "../editor-extensions.ts";
import type { PasteNotice } from "./paste-events.ts";

// jsdom has no layout and no clipboard.
vi.stubGlobal("ClipboardEvent", Event);
const rect = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => rect });

const clipboardOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "fixtures", `${name}.txt`), "utf8");

/** Pastes into an empty editor as the browser does. */
function paste(html: string, text = "Plain text") {
  const element = document.createElement("div");
  document.body.append(element);
  const notices: (PasteNotice | null)[] = [];
  const extensions = editorExtensions({
    onLink: () => undefined,
    onButton: () => undefined,
    pickImages: null,
    onPaste: (notice) => notices.push(notice),
  });
  const editor = new Editor({ element, extensions, injectCSS: false });
  const clipboard: Readonly<Record<string, string>> = { "text/html": html, "text/plain": text };
  const getData = (type: string) => clipboard[type] ?? "";
  const event = new Event("paste", { bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData: { getData, files: [] } }));
  return { editor, saved: () => saveBody(editor.state.doc), notice: notices.at(-1) ?? null };
}

const TABLE = "| Wood | Age |\n| --- | --- |";

it("SU21 Google Docs: headings, lists, links and tables stay, styles go, pictures are listed", () => {
  const { saved, notice } = paste(clipboardOf("google-docs"));
  expect(saved()).toBe(
    "## Why lime\n\nLime is **older** than paint and *quiet*. Ask [the studio](https://studio.example/contact).\n\n" +
      `- oak\n  - brushed\n- ash\n\n${TABLE}\n| Oak from the north | 80 |`,
  );
  expect(notice?.images).toEqual(["one without a name"]);
});

it("SU21 Word: paragraphs with marks are lists again, pictures are listed", () => {
  const { saved, notice } = paste(clipboardOf("word"));
  expect(saved()).toBe(
    "## Why lime\n\nLime is **older** than paint and *quiet*. Ask [the studio](https://studio.example/contact).\n\n" +
      `- oak\n  - brushed\n- ash\n\nThen:\n\n1. wet the wall\n2. brush it on\n\n${TABLE}\n| Oak | 80 |`,
  );
  expect(notice?.images).toEqual(["clip_image002.jpg"]);
});

it("SU21 a web page: no script, handler, frame or tracker stays; pictures are listed by name", () => {
  const { editor, saved, notice } = paste(clipboardOf("web-page"));
  expect(saved()).toBe(
    "# Why lime\n\n### In short\n\nLime is **older** than paint and *quiet*. Ask [the studio](https://studio.example/contact).\n\n" +
      "A wall\n\n3. wet the wall\n4. brush it on\n   - twice\n\n> Lime forgives.\n\n---",
  );
  expect(notice?.images).toEqual(["lime-wall-1024x683.jpg", "one inside the text", "“A brush”"]);
  expect(editor.view.dom.querySelector("img, script, svg, iframe, [onclick], [style]")).toBeNull();
  expect("ran" in window).toBe(false);
});

it("SU21 the plain text of a paste replaces it, and undo removes that", () => {
  const { editor, saved, notice } = paste("<h2>Oak</h2><p>and lime</p>", "Oak\n\nand # lime");
  expect(saved()).toBe("## Oak\n\nand lime");
  notice?.pasteAsText();
  expect(saved()).toBe("Oak\n\nand # lime");
  editor.commands.undo();
  expect(saved()).toBe("");
});

it("SU21 a megabyte of nested tables is refused; its plain text can be pasted", () => {
  const html = "<table><tr><td>x".repeat(64_000);
  const before = process.threadCpuUsage();
  const { saved, notice } = paste(html, "x");
  const { user, system } = process.threadCpuUsage(before);
  expect(html.length).toBeGreaterThan(1_000_000);
  expect((user + system) / 1_000_000).toBeLessThan(20);
  expect(notice?.kind).toBe("refused");
  expect(saved()).toBe("");
  notice?.pasteAsText();
  expect(saved()).toBe("x");
});

it("SU21 what was copied in the editor itself keeps its pictures", () => {
  const { saved, notice } = paste(
    '<p data-pm-slice="1 1 []">Oak</p><img src="https://a.example/b.webp" alt="A wall">',
    "Oak",
  );
  expect(saved()).toBe("Oak\n\n![A wall](https://a.example/b.webp)");
  expect(notice).toBeNull();
});
