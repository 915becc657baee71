import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Editor } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { expect, it, vi } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { saveBody } from "./body-document.ts";
import { editorExtensions } from "./editor-extensions.ts";
import { EditorImagesContext } from "./editor-images.ts";
import type { EditorImages } from "./editor-images.ts";
import { cleanHtml } from "./paste/clean-html.ts";

// jsdom has no layout and no clipboard.
vi.stubGlobal("ClipboardEvent", Event);
const rect = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => rect });
const file = new File(["x"], "wall.png", { type: "image/png" });
vi.mock(import("#site/admin/context/use-platform-actions.ts"), async (actual) => ({
  ...(await actual()),
  usePickMedia: () => () => Promise.resolve([file]),
}));
vi.mock(import("#site/admin/media/validate-media.ts"), async (actual) => ({
  ...(await actual()),
  validateFiles: (files: readonly File[]) => Promise.resolve({ good: [...files], refused: [] }),
}));

const PAGE =
  '<p>Oak</p><p>and <img src="https://a.example/wall.jpg" alt="A wall"> lime</p>' +
  '<ul><li>one <img src="https://a.example/b.jpg"></li></ul><img src="https://a.example/p" width="1">';

const extensions = editorExtensions({
  onLink: () => undefined,
  onButton: () => undefined,
  pickImages: null,
  onPaste: () => undefined,
});

/** An editor with a pasted page whose images are on another site. */
function setUp() {
  const add = vi.fn<EditorImages["add"]>(() => Promise.resolve());
  const images: EditorImages = {
    attachTarget: () => () => undefined,
    pick: () => Promise.resolve(),
    add,
    cancel: () => undefined,
    replace: () => undefined,
    pending: [],
    isStored: () => false,
    retry: () => undefined,
    drop: () => undefined,
  };
  let current: Editor | null = null;
  function Body() {
    const content = cleanHtml(PAGE, () => false)?.html ?? "";
    const editor = useEditor({ extensions, injectCSS: false, content });
    current = editor;
    return <EditorContent editor={editor} />;
  }
  renderInTheme(
    <EditorImagesContext value={images}>
      <Body />
    </EditorImagesContext>,
  );
  const editor = () => current!;
  const doc = () => editor().state.doc;
  const names = () => doc().content.content.map(({ type }) => type.name);
  return { editor, add, names, saved: () => saveBody(doc()) };
}

it("SU21 a picture that was not pasted leaves its place, which is never stored", async () => {
  const { names, saved } = setUp();
  await screen.findByText("A picture was not pasted: “A wall”");
  screen.getByText("A picture was not pasted: b.jpg");
  expect(names()).toEqual([
    ...["paragraph", "paragraph", "missingImage", "paragraph"],
    ...["bulletList", "missingImage"],
  ]);
  expect(saved()).toBe("Oak\n\nand\n\nlime\n\n- one");
});

it("SU21 a chosen file takes the place of the missing picture, with its description", async () => {
  const { editor, add, names } = setUp();
  const [choose] = await screen.findAllByRole("button", { name: "Choose" });
  fireEvent.click(choose!);
  await waitFor(() => {
    expect(add).toHaveBeenCalledOnce();
  });
  const [files, use] = add.mock.calls[0]!;
  expect(files).toEqual([file]);
  // Oak and "and" are five and six positions long.
  expect(use?.ofFile?.(file)).toEqual({ at: 10, alt: "A wall" });
  expect(names().filter((name) => name === "missingImage")).toHaveLength(1);
  await waitFor(() => {
    expect(document.activeElement).toBe(editor().view.dom);
  });
  expect(editor().state.selection.$from.parent.textContent).toBe(" lime");
});

it("SU21 a missing picture is removed", async () => {
  const { names } = setUp();
  const [, remove] = await screen.findAllByRole("button", { name: "Remove" });
  fireEvent.click(remove!);
  expect(names().filter((name) => name === "missingImage")).toHaveLength(1);
  expect(screen.queryByText("A picture was not pasted: b.jpg")).toBeNull();
});

it("SU21 a field without pictures has no places for them", () => {
  expect(cleanHtml(PAGE, null)?.html).not.toContain("missing");
});
