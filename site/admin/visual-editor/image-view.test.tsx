import { fireEvent, screen, within } from "@testing-library/react";
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

const described = () => screen.getByLabelText<HTMLInputElement>("Description").value;

it("SU20 a gallery shows tools and texts of one image, and marks those without description", async () => {
  renderInTheme(<Gallery />);
  const second = await screen.findByRole("button", { name: "Picture 2, no description" });
  expect(second.getAttribute("aria-expanded")).toBe("false");
  expect(described()).toBe("Oak");
  fireEvent.click(second);
  expect(second.getAttribute("aria-expanded")).toBe("true");
  expect(described()).toBe("");
  const panel = within(screen.getByRole("group", { name: "Picture 2" }));
  fireEvent.click(panel.getByRole("button", { name: "Move picture forward" }));
  const third = await screen.findByRole("button", { name: "Picture 3, no description" });
  expect(third.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(screen.getByAltText("Lime"));
  expect(described()).toBe("Lime");
});
