import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { createTestEditor } from "#site/testing/create-test-editor.ts";
import { saveBody } from "../body-document.ts";
import { editorExtensions } from "../editor-extensions.ts";
import type { PasteNotice } from "./paste-events.ts";
import type { PlacedFile } from "./upload-placed.ts";

// jsdom has no layout and no clipboard.
vi.stubGlobal("ClipboardEvent", Event);
const rect = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => rect });

const clipboardOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "fixtures", `${name}.txt`), "utf8");

/** Pastes after a text, by default into an empty editor, as the browser does. */
function paste(html: string, text = "Plain text", { takesImages = true, before = "" } = {}) {
  const element = document.createElement("div");
  document.body.append(element);
  const notices: (PasteNotice | null)[] = [];
  const uploaded: PlacedFile[] = [];
  const cancel = vi.fn();
  const extensions = editorExtensions({
    onLink: () => undefined,
    onButton: () => undefined,
    pickImages: null,
    onPaste: (notice) => notices.push(notice),
    pastedImages: takesImages
      ? {
          upload: (images) => {
            uploaded.push(...images);
            return cancel;
          },
          isStored: (url) => url.startsWith("https://backend.example/storage/"),
        }
      : null,
  });
  const editor = createTestEditor({ element, extensions });
  if (before !== "") editor.chain().insertContent(before).focus("end").run();
  const clipboard: Readonly<Record<string, string>> = { "text/html": html, "text/plain": text };
  const getData = (type: string) => clipboard[type] ?? "";
  const event = new Event("paste", { bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData: { getData, files: [] } }));
  const saved = () => saveBody(editor.state.doc);
  return { editor, saved, notice: notices.at(-1) ?? null, uploaded, cancel };
}

it("SU21 a heading and a list that are pasted after text begin blocks of their own", () => {
  const list = "<ul><li>oak</li></ul><p>Then.</p>";
  expect(paste(`<h2>Why</h2><p>It lasts.</p>`, "x", { before: "Intro." }).saved()).toBe(
    "Intro.\n\n## Why\n\nIt lasts.",
  );
  expect(paste(list, "x", { before: "Intro." }).saved()).toBe("Intro.\n\n- oak\n\nThen.");
  const alone = "<ul><li>oak</li><li>ash</li></ul>";
  expect(paste(alone, "x", { before: "Intro." }).saved()).toBe("Intro.\n\n- oak\n- ash");
  expect(paste("<h2>loud</h2>", "x", { before: "Intro " }).saved()).toBe("Intro loud");
  expect(paste("<p>And.</p><p>Then.</p>", "x", { before: "Intro. " }).saved()).toBe(
    "Intro. And.\n\nThen.",
  );
  expect(paste("", "## Why\n\nIt **lasts**.", { before: "Intro." }).saved()).toBe(
    "Intro.\n\n## Why\n\nIt **lasts**.",
  );
});

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

// Written after the format of macOS (AppKit's HTML writer), in which browsers get what Pages copies; not copied on a Mac.
it("SU21 Pages: larger paragraphs are headings again, lists and tables stay, pictures are listed", () => {
  const { saved, notice } = paste(clipboardOf("pages"));
  expect(saved()).toBe(
    "## Why lime\n\nLime is **older** than paint and *quiet*. Ask [the studio](https://studio.example/contact).\n\n" +
      "- oak\n  - brushed\n- ash\n\n### In two steps\n\n1. wet the wall\n2. brush it on\n\n" +
      "| **Wood** | Age |\n| --- | --- |\n| Oak | 80 |",
  );
  expect(notice?.images).toEqual(["“lime-wall.png”"]);
});

it("SU21 Pages: a text of one size has no headings", () => {
  const page = clipboardOf("pages").replaceAll(/font: \d+\.0px/g, "font: 11.0px");
  expect(paste(page).saved()).toMatch(/^\*\*Why lime\*\*\n\nLime/);
});

it("SU21 a web page: no script, handler, frame or tracker stays; pictures are listed by name", () => {
  const { editor, saved, notice } = paste(clipboardOf("web-page"));
  expect(saved()).toBe(
    "# Why lime\n\n### In short\n\nLime is **older** than paint\n\nand *quiet*. Ask [the studio](https://studio.example/contact).\n\n" +
      "A wall\n\n3. wet the wall\n4. brush it on\n   - twice\n\n> Lime forgives.\n\n---",
  );
  expect(notice?.images).toEqual(["lime-wall-1024x683.jpg", "“A brush”"]);
  expect(notice?.uploads).toBe(1);
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

const PNG =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

it("SU21 a picture inside the text is uploaded to its place, with its description", async () => {
  const { editor, saved, notice, uploaded } = paste(
    `<p>Oak</p><p><img src='${PNG}' alt=" A wall "></p><p>and <img src=${PNG}> lime</p>`,
  );
  expect(saved()).toBe("Oak\n\nand\n\nlime");
  expect(notice).toMatchObject({ images: [], uploads: 2 });
  expect(uploaded.map(({ file, alt }) => [file.name, file.type, alt])).toEqual([
    ["pasted-picture-1.png", "image/png", "A wall"],
    ["pasted-picture-2.png", "image/png", ""],
  ]);
  expect(uploaded.map(({ at }) => editor.state.doc.resolve(at).nodeAfter?.textContent)).toEqual([
    "and",
    " lime",
  ]);
  const first = new Uint8Array((await uploaded[0]?.file.arrayBuffer()) ?? new ArrayBuffer());
  expect(Buffer.from(first).toString("base64")).toBe(PNG.split(",")[1]);
  editor.commands.undo();
  expect(saved()).toBe("");
});

it("SU21 pictures inside a table or list follow it, in their order", () => {
  const { editor, saved, uploaded } = paste(
    `<table><tr><td>Oak <img src="${PNG}" alt="1"></td><td><img src="${PNG}" alt="2">80</td></tr></table>` +
      `<ul><li>one<ul><li><img src="${PNG}" alt="3">two</li></ul></li></ul><p>End</p>`,
  );
  expect(saved()).toBe("| Oak | 80 |\n| --- | --- |\n\n- one\n  - two\n\nEnd");
  expect(
    uploaded.map(({ at, alt }) => [alt, editor.state.doc.resolve(at).nodeBefore?.type.name]),
  ).toEqual([
    ["1", "table"],
    ["2", "table"],
    ["3", "bulletList"],
  ]);
});

it("SU21 a picture alone, a broken one, one that counts readers, and one of a refused kind", () => {
  expect(paste(`<img src="${PNG}">`)).toMatchObject({ notice: { uploads: 1, images: [] } });
  const others = paste(
    `<p>Oak</p><img src="data:image/png;base64,%%%"><img src="data:image/svg+xml;base64,PHN2Zz4=">` +
      `<img src="${PNG}" width="1" height="1"><img src="data:image/png,plain">`,
  );
  expect(others.saved()).toBe("Oak");
  expect(others.uploaded).toEqual([]);
  expect(others.notice?.images).toEqual(Array(3).fill("one inside the text"));
});

it("SU21 the size of a picture does not count as formatting", () => {
  const large = `data:image/png;base64,${"A".repeat(8_000_000)}`;
  const { saved, notice } = paste(`<h2>Oak</h2><img src="${large}">`);
  expect(saved()).toBe("## Oak");
  expect(notice).toMatchObject({ kind: "formatted", images: ["one inside the text"] });
});

it("SU21 the place of a missing picture at the end stays while one writes on, and one undo takes all", () => {
  const { editor, saved } = paste('<p>Oak</p><img src="https://a.example/c.webp">');
  editor.view.dispatch(editor.state.tr.insertText("Then"));
  expect(saved()).toBe("Oak\n\nThen");
  expect(editor.state.doc.child(1).type.name).toBe("missingImage");
  editor.commands.undo();
  editor.commands.undo();
  expect(saved()).toBe("");
  const alone = paste('<img src="https://a.example/c.webp">');
  expect(alone.notice?.images).toEqual(["c.webp"]);
  expect(alone.saved()).toBe("");
});

it("SU21 plain text instead cancels the uploads; a field without pictures lists them", () => {
  const { saved, notice, cancel } = paste(`<h2>Oak</h2><img src="${PNG}">`, "Oak");
  notice?.pasteAsText();
  expect(cancel).toHaveBeenCalledOnce();
  expect(saved()).toBe("Oak");
  const listed = paste(`<h2>Oak</h2><img src="${PNG}">`, "Oak", { takesImages: false });
  expect(listed.notice).toMatchObject({ images: ["one inside the text"], uploads: 0 });
});

it("SU21 pictures of this website are fetched to their places, also after an edit; stored ones stay", async () => {
  const answer = (url: URL) =>
    url.pathname.endsWith("gone.webp")
      ? new Response(null, { status: 404 })
      : new Response(Buffer.from(PNG.split(",")[1] ?? "", "base64"));
  const fetchedUrls: string[] = [];
  vi.stubGlobal("fetch", (url: URL) => {
    fetchedUrls.push(url.href);
    return Promise.resolve(answer(url));
  });
  const site = window.location.origin;
  const { editor, saved, notice, uploaded } = paste(
    `<p>Oak</p><img src="${site}/assets/wall.png" alt="A wall"><p>and lime</p><img src="${site}/assets/gone.webp">` +
      '<img src="https://backend.example/storage/b.webp" alt="A brush"><img src="https://a.example/c.webp">',
  );
  expect(notice).toMatchObject({ images: ["c.webp"], uploads: 2 });
  editor.commands.insertContentAt(0, {
    type: "paragraph",
    content: [{ type: "text", text: "New" }],
  });
  expect(await notice?.failed).toEqual(["gone.webp"]);
  vi.unstubAllGlobals();
  vi.stubGlobal("ClipboardEvent", Event);
  expect(fetchedUrls).toEqual([`${site}/assets/wall.png`, `${site}/assets/gone.webp`]);
  expect(uploaded.map(({ file, alt }) => [file.name, file.type, alt])).toEqual([
    ["wall.png", "image/png", "A wall"],
  ]);
  expect(editor.state.doc.resolve(uploaded[0]?.at ?? 0).nodeAfter?.textContent).toBe("and lime");
  expect(saved()).toBe(
    "New\n\nOak\n\nand lime\n\n![A brush](https://backend.example/storage/b.webp)",
  );
});

it("SU21 plain text instead cancels a picture that is still fetched", async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  const { saved, notice, uploaded } = paste(
    `<h2>Oak</h2><img src="${window.location.origin}/a.png">`,
    "Oak",
  );
  notice?.pasteAsText();
  answer(new Response(Buffer.from(PNG.split(",")[1] ?? "", "base64")));
  expect(await notice?.failed).toEqual([]);
  vi.unstubAllGlobals();
  vi.stubGlobal("ClipboardEvent", Event);
  expect(uploaded).toEqual([]);
  expect(saved()).toBe("Oak");
});
