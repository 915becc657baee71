import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import * as v from "valibot";
import { valuesFromRow } from "#site/schemas/columns.ts";
import { field, text } from "#site/schemas/field.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { createConflictModel } from "./conflict-model.ts";
import { useConflict } from "./use-conflict.ts";

const schema = v.object({
  title: v.pipe(text, v.title("Title"), field({ column: "title", inClipboard: true })),
});
const base = { title: "Oak", updated_at: "2026-01-01T00:00:00Z", category_id: null };
const theirs = { ...base, title: "Pine", deleted_at: null as string | null };
const model = createConflictModel(schema, {
  noun: "note",
  valuesOf: (row: typeof theirs) => valuesFromRow(schema, row),
  comparable: (values) => values,
});

/** Opens a form with an unsaved title and the conflict with a saved row. */
async function openConflict(row = theirs, savedBy: string | null = null) {
  const events = { onBase: vi.fn(), onKeepMine: vi.fn(), onTakeTheirs: vi.fn() };
  function NoteForm() {
    const form = useForm({ defaultValues: { title: base.title } });
    const conflict = useConflict(form, model, events.onBase);
    return (
      <>
        <label>
          Title
          <input {...form.register("title")} />
        </label>
        <button
          onClick={() => {
            conflict.show(row);
          }}
        >
          Save
        </button>
        <ConflictPanel conflict={conflict} savedBy={savedBy} {...events} />
      </>
    );
  }
  renderInTheme(<NoteForm />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Title"), " mine");
  expect(screen.queryByRole("alert")).toBeNull();
  const choose = (name: string) => user.click(screen.getByRole("button", { name }));
  await choose("Save");
  return { ...events, choose, panel: screen.getByRole("alert") };
}

const title = () => screen.getByLabelText<HTMLInputElement>("Title").value;

it("SU07 a conflict has the focus and names the fields; the text stays", async () => {
  const { panel } = await openConflict();
  expect(document.activeElement).toBe(panel);
  expect(panel.textContent).toContain("Another version was saved");
  expect(panel.textContent).toContain("The versions differ in: Title.");
  expect(title()).toBe("Oak mine");
});

it("SU07 a version in the trash is named by its noun", async () => {
  const { panel } = await openConflict({ ...theirs, deleted_at: "2026-01-02T00:00:00Z" });
  expect(panel.textContent).toContain("This note was moved to the trash meanwhile");
});

it("SU07 Keep mine saves over their version", async () => {
  const { choose, onBase, onKeepMine } = await openConflict();
  await choose("Keep mine");
  expect(onBase).toHaveBeenCalledWith(theirs);
  expect(onKeepMine).toHaveBeenCalledWith(theirs);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(title()).toBe("Oak mine");
});

it("SU07 Take theirs shows their version, which the next save builds on", async () => {
  const { choose, onBase, onTakeTheirs, onKeepMine } = await openConflict();
  await choose("Take theirs");
  expect(title()).toBe("Pine");
  expect(onBase).toHaveBeenCalledWith(theirs);
  expect(onTakeTheirs).toHaveBeenCalledOnce();
  expect(onKeepMine).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("SU07 Copy mine copies the text and leaves the conflict open", async () => {
  const { choose } = await openConflict();
  await choose("Copy mine");
  expect(await navigator.clipboard.readText()).toBe("Oak mine");
  expect(screen.getByRole("alert")).toBeDefined();
});

it("SU07 a conflict says who saved the other version", async () => {
  const { panel } = await openConflict(theirs, "Marta");
  expect(panel.textContent).toContain("Marta saved another version");
});
