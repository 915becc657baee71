import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AdminEnvironmentProvider } from "#site/admin/context/admin-environment.tsx";
import { PlatformProvider } from "#site/admin/context/platform-context.tsx";
import { createBrowserPlatform } from "#site/platform/browser-platform.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { MediaInput } from "./media-input.tsx";

const ENVIRONMENT = {
  demoAccount: null,
  publicSite: new URL("https://studio.example"),
  EditablePage: () => null,
};
const MESSAGES = {
  wrongType: { title: "Invalid File Type", description: "Please upload an image file." },
  tooLarge: { title: "File Too Large", description: "Please upload a smaller file." },
};

/** Texts of the elements that `aria-describedby` names. */
function describedAs(control: HTMLElement): (string | null)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? null);
}

it("a refused file is named in an error that describes the field, beside its hint", async () => {
  const onChoose = vi.fn();
  renderInTheme(
    <PlatformProvider value={createBrowserPlatform()}>
      <AdminEnvironmentProvider value={ENVIRONMENT}>
        <MediaInput
          label="Featured Image"
          kind="image"
          file={null}
          messages={MESSAGES}
          hint="PNG or JPG"
          removeLabel="Remove Image"
          onChoose={onChoose}
          onStored={vi.fn()}
          onRemove={vi.fn()}
        />
      </AdminEnvironmentProvider>
    </PlatformProvider>,
  );
  const input = screen.getByLabelText("Featured Image");
  expect(describedAs(input)).toEqual(["PNG or JPG"]);
  expect(input.getAttribute("aria-invalid")).toBeNull();

  const files = [new File(["Not a picture."], "notes.txt", { type: "text/plain" })];
  fireEvent.change(input, { target: { files } });
  const error = "“notes.txt” (14 B) was not taken. Please upload an image file.";
  expect((await screen.findByRole("alert")).textContent).toBe(error);
  // Chakra ties the error to the field in a later render.
  await waitFor(() => {
    expect(describedAs(input)).toEqual(["PNG or JPG", error]);
  });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(onChoose).not.toHaveBeenCalled();
});
