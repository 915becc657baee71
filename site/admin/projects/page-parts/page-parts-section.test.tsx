import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { PlatformProvider } from "#site/admin/context/platform-context.tsx";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { createBrowserPlatform } from "#site/platform/browser-platform.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { emptyProject } from "../project-values.ts";
import { projectChanges } from "../save-project.ts";
import { PagePartsSection } from "./page-parts-section.tsx";

const uploads: Uploads = {
  ...{ get: () => undefined, start: vi.fn(), retry: vi.fn(), drop: vi.fn() },
  allUploaded: () => Promise.resolve(true),
};

function Form({ onSave }: { readonly onSave: (values: ProjectValues) => void }) {
  const form = useForm<ProjectValues>({ defaultValues: emptyProject(new Date()) });
  return (
    <PlatformProvider value={createBrowserPlatform()}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
        <PagePartsSection form={form} uploads={uploads} />
        <button type="submit">Save</button>
      </form>
    </PlatformProvider>
  );
}

function setup() {
  const onSave = vi.fn<(values: ProjectValues) => void>();
  renderInTheme(<Form onSave={onSave} />);
  return { onSave, save: () => fireEvent.click(screen.getByText("Save")) };
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const section = () => document.querySelector("details");

it("SU28 rows are added, moved with the focus, and removed; those without text are not saved", async () => {
  const { onSave, save } = setup();
  expect(section()?.open).toBe(false);
  press("Add material");
  type("Material", "Oak");
  press("Add credit");
  type("Name", "Bo");
  press("Add material");
  const [, second] = screen.getAllByLabelText("Material");
  if (second !== undefined) fireEvent.change(second, { target: { value: "Lime" } });
  press("Move material 2 up");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move material 1 up");
  press("Add credit");
  type("Plan", "dining-room");
  type("Outcome", " Quiet. ");
  save();
  await waitFor(() => {
    expect(onSave).toHaveBeenCalledOnce();
  });
  const [[values] = []] = onSave.mock.calls;
  expect(values && projectChanges(values, null)).toMatchObject({
    plan: "dining-room",
    materials: [
      { name: "Lime", swatch: "", note: "" },
      { name: "Oak", swatch: "", note: "" },
    ],
    credits: [{ role: "", name: "Bo", link: "" }],
    outcome: "Quiet.",
    testimonial: null,
  });
  press("Remove material 2");
  expect(screen.getAllByLabelText("Material")).toHaveLength(1);
});

it("SU28 an error opens the closed section and stands at its field", async () => {
  const { onSave, save } = setup();
  press("Add material");
  type("Swatch", "red");
  press("Add credit");
  type("Link", "javascript:alert(1)");
  type("Person", "Ada");
  save();
  await waitFor(() => {
    expect(section()?.open).toBe(true);
  });
  const messages = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(messages).toEqual([
    "Enter a name, or remove the row.",
    expect.stringMatching(/^Enter a color such as/),
    "Enter a name, or remove the row.",
    expect.stringMatching(/^Enter an address that starts with https/),
    "Enter what the client says.",
  ]);
  expect(onSave).not.toHaveBeenCalled();
});
