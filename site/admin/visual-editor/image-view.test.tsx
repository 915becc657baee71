import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { EditorContent, useEditor } from "@tiptap/react";
import { expect, it, vi } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { openBody } from "./body-document.ts";
import { editorExtensions } from "./editor-extensions.ts";

// jsdom has no clipboard.
vi.stubGlobal("ClipboardEvent", Event);
vi.mock(import("#site/admin/media/use-asset-url.ts"), () => ({
  useAssetUrl: () => (url: string) => url,
}));

vi.mock(import("./use-replacement.ts"), () => ({ useReplacement: () => null }));

const BODY = "![Oak](/1.webp)\n![](/2.webp)\n![Lime](/3.webp)";

const extensions = editorExtensions({
  onLink: () => undefined,
  onButton: () => undefined,
  pickImages: null,
  onPaste: () => undefined,
});

function Gallery() {
  const editor = useEditor({
    extensions,
    injectCSS: false,
    onCreate: ({ editor: { state, view } }) => {
      view.dispatch(
        state.tr.replaceWith(0, state.doc.content.size, openBody(BODY, state.schema).content),
      );
    },
  });
  return <EditorContent editor={editor} />;
}

const scrolled = vi.fn<(this: Element, options: ScrollIntoViewOptions) => void>();
Element.prototype.scrollIntoView = scrolled;

const described = () => screen.getByLabelText<HTMLInputElement>("Description").value;
const opener = (name: string) => screen.findByRole("button", { name });
const panelOf = (number: number) =>
  screen.getByRole("group", { name: `Picture ${String(number)}` });
const tool = (name: string) => screen.getByRole("button", { name });

/** Presses a tool by the keyboard. */
function press(name: string) {
  tool(name).focus();
  fireEvent.click(tool(name));
}

it("SU20 a gallery shows tools and texts of one image, and marks those without description", async () => {
  renderInTheme(<Gallery />);
  const second = await opener("Picture 2, no description");
  expect(second.getAttribute("aria-pressed")).toBe("false");
  expect(described()).toBe("Oak");
  fireEvent.click(second);
  expect(second.getAttribute("aria-pressed")).toBe("true");
  expect(described()).toBe("");
  expect(second.getAttribute("aria-controls")).toBe(panelOf(2).id);
  fireEvent.click(within(panelOf(2)).getByRole("button", { name: "Move picture forward" }));
  const third = await opener("Picture 3, no description");
  expect(third.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByAltText("Lime"));
  expect(described()).toBe("Lime");
});

it("SU20 opening an image of a gallery scrolls to its tools and texts", async () => {
  renderInTheme(<Gallery />);
  const first = await opener("Picture 1");
  for (const open of [first, screen.getByAltText("Lime")]) {
    scrolled.mockClear();
    fireEvent.click(open);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
    expect(scrolled.mock.contexts[0]).toBe(panelOf(open === first ? 1 : 3));
  }
});

it("SU20 moving an image of a gallery leaves the focus at the tool", async () => {
  renderInTheme(<Gallery />);
  fireEvent.click(await opener("Picture 1"));
  press("Move picture forward");
  await opener("Picture 1, no description");
  expect(document.activeElement).toBe(tool("Move picture forward"));
  expect(described()).toBe("Oak");
});

it("SU20 removing an image of a gallery leads to the next one", async () => {
  renderInTheme(<Gallery />);
  fireEvent.click(await opener("Picture 2, no description"));
  press("Remove picture");
  await waitFor(() => {
    expect(document.activeElement).toBe(tool("Picture 2"));
  });
  expect(described()).toBe("Lime");
  // Behind the last one comes none; the one that is left is no gallery any more, and has no opener.
  press("Remove picture");
  await waitFor(() => {
    expect(document.activeElement).toBe(tool("As wide as the text"));
  });
  expect(described()).toBe("Oak");
});
