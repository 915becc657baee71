import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createTestEditor } from "#site/testing/create-test-editor.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { SCHEMA_EXTENSIONS } from "../schema.ts";
import { PasteBar } from "./paste-bar.tsx";

/** The bar of a paste from which these images were left out, and these could not be fetched. */
async function show(images: readonly string[], hasPlaces: boolean, failed: readonly string[] = []) {
  const editor = createTestEditor({ extensions: SCHEMA_EXTENSIONS });
  const notice = {
    kind: "formatted" as const,
    images,
    hasPlaces,
    uploads: failed.length,
    failed: Promise.resolve(failed),
    pasteAsText: () => undefined,
  };
  await act(async () => {
    renderInTheme(<PasteBar editor={editor} notice={notice} onClose={() => undefined} />);
    await notice.failed;
  });
  return screen.getByRole("status").textContent;
}

it("SU21 the bar leads to the places of pictures that were not pasted", async () => {
  expect(await show(["wall.jpg", "b.jpg"], true)).toBe(
    "2 pictures were not pasted: wall.jpg, b.jpg. Save them on this device, then choose them at their places in the text.",
  );
});

it("SU21 without such places, they are dropped into the text", async () => {
  expect(await show(["wall.jpg"], false)).toBe(
    "1 picture was not pasted: wall.jpg. Save it on this device, then drop it into the text.",
  );
});

it("SU21 a picture that could not be fetched has no place", async () => {
  expect(await show(["wall.jpg"], true, ["gone.webp"])).toContain("then drop them into the text.");
});
