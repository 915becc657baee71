import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { defaultSettings } from "#site/content/site-settings.ts";
import type { SettingName } from "#site/content/site-settings.ts";
import { fieldsOf } from "#site/schemas/entity.ts";
import { siteSettingsSchema } from "#site/schemas/site-settings.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { SettingInputs } from "./setting-inputs.tsx";

afterEach(cleanup);

const FIELDS = fieldsOf(siteSettingsSchema).filter(({ name }) => name === "awardLedger");
const TWO = "2024 | Best room | A jury\n2023 | Year Show | A museum | selection";

type Values = Record<SettingName, string>;

function Form({ list, onSave }: { list: string; onSave: (list: string) => void }) {
  const form = useForm<Values>({ defaultValues: { ...defaultSettings, awardLedger: list } });
  const { isDirty } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(({ awardLedger }) => {
          onSave(awardLedger);
        })(event)
      }
    >
      <SettingInputs fields={FIELDS} form={form} />
      <button type="submit">{isDirty ? "Save" : "Saved"}</button>
      <button
        type="button"
        onClick={() => {
          form.reset({ ...defaultSettings, awardLedger: "2020 | Restored | A draft" });
        }}
      >
        Restore
      </button>
      <button
        type="button"
        onClick={() => {
          const longDraft = LONG.replace("2001 |", "1 |");
          form.reset({ ...defaultSettings, awardLedger: longDraft }, { keepDefaultValues: true });
        }}
      >
        Restore long
      </button>
    </form>
  );
}

function setup(list = "") {
  const onSave = vi.fn<(list: string) => void>();
  renderInTheme(<Form list={list} onSave={onSave} />);
  return { onSave };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const row = (place: number) =>
  within(screen.getByRole("listitem", { name: `prize ${String(place)}` }));
const type = (place: number, label: string, value: string) =>
  fireEvent.change(row(place).getByLabelText(label), { target: { value } });
const textOf = (place: number, label: string) =>
  row(place).getByLabelText<HTMLInputElement>(label).value;

it("an empty list says so; a row is added with the focus in it, and stored as a line", async () => {
  const { onSave } = setup();
  expect(screen.getByText(/^No prizes or selections yet/)).toBeTruthy();
  press("Add prize");
  expect(document.activeElement).toBe(row(1).getByLabelText("Year"));
  expect(screen.getByText("Added prize 1.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Saved" })).toBeTruthy();
  type(1, "Year", "2024");
  type(1, "Title", "Best room ");
  expect(textOf(1, "Title")).toBe("Best room ");
  type(1, "Given by", "A jury");
  type(1, "Kind", "selection");
  press("Save");
  await waitFor(() => {
    expect(onSave).toHaveBeenCalledWith("2024 | Best room | A jury | selection");
  });
});

it("rows are moved with the focus and removed; the form compares what is stored", async () => {
  const { onSave } = setup(TWO);
  expect(textOf(2, "Kind")).toBe("selection");
  press("Move prize 2 up");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move prize 1 up");
  expect(textOf(1, "Title")).toBe("Year Show");
  press("Move prize 1 down");
  expect(screen.getByRole("button", { name: "Saved" })).toBeTruthy();
  press("Remove prize 1");
  press("Save");
  await waitFor(() => {
    expect(onSave).toHaveBeenCalledWith("2023 | Year Show | A museum | selection");
  });
});

it("an error stands at its input, which gets the focus", async () => {
  const { onSave } = setup(TWO);
  type(2, "Year", "23");
  expect(screen.queryByRole("alert")).toBeNull();
  press("Save");
  expect((await row(2).findByRole("alert")).textContent).toBe("Enter a year of four digits.");
  expect(document.activeElement).toBe(row(2).getByLabelText("Year"));
  expect(row(1).queryByRole("alert")).toBeNull();
  expect(onSave).not.toHaveBeenCalled();
});

it("a | is reported at once, and cannot be saved", async () => {
  const { onSave } = setup(TWO);
  type(1, "Title", "Best | room");
  expect(row(1).getByRole("alert").textContent).toMatch(/can contain “\|”/);
  expect(textOf(1, "Title")).toBe("Best | room");
  press("Save");
  await waitFor(() => {
    expect(document.activeElement).toBe(row(1).getByLabelText("Title"));
  });
  expect(onSave).not.toHaveBeenCalled();
});

const OLD = "2024 | Best room | A jury | of five";

it("an invalid line from before does not block other changes, stays as it was, and says so", async () => {
  const { onSave } = setup(`${OLD}\n2023 | Year Show | A museum`);
  expect(row(1).getByText(/^The site leaves this line out, or a part of it/)).toBeTruthy();
  expect(row(1).getByRole("alert").textContent).toMatch(/can contain “\|”/);
  expect(row(2).queryByText(/^The site leaves/)).toBeNull();
  type(2, "Title", "Annual Show");
  press("Move prize 1 down");
  press("Save");
  await waitFor(() => {
    expect(onSave).toHaveBeenCalledWith(`2023 | Annual Show | A museum\n${OLD}`);
  });
});

it("an invalid line from before is refused once it is changed, until it is valid or as before", async () => {
  const { onSave } = setup(OLD);
  type(1, "Title", "Better room");
  expect(row(1).queryByText(/^The site leaves/)).toBeNull();
  press("Save");
  await waitFor(() => {
    expect(document.activeElement).toBe(row(1).getByLabelText("Given by"));
  });
  expect(onSave).not.toHaveBeenCalled();
  type(1, "Title", "Best room");
  expect(await screen.findByRole("button", { name: "Saved" })).toBeTruthy();
  type(1, "Given by", "A jury of five");
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() => {
    expect(onSave).toHaveBeenCalledWith("2024 | Best room | A jury of five");
  });
});

it("a restored draft replaces the rows", () => {
  setup(TWO);
  type(1, "Title", "Typed");
  press("Restore");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(textOf(1, "Title")).toBe("Restored");
});

it("a list that is too long is reported below it", async () => {
  const { onSave } = setup(TWO);
  type(1, "Title", "x".repeat(4001));
  press("Save");
  expect((await screen.findByRole("alert")).textContent).toBe("Enter 4000 characters at most.");
  expect(onSave).not.toHaveBeenCalled();
});

const LONG = Array.from(
  { length: 25 },
  (_, index) => `${String(2025 - index)} | Prize ${String(index + 1)} | A jury`,
).join("\n");
const shownRows = () => screen.getAllByRole("listitem").length;

it("a list of 25 rows opens with its first ones and shows all on request, with the focus in the next", () => {
  setup(LONG);
  expect(shownRows()).toBe(10);
  press("Show all (25)");
  expect(shownRows()).toBe(25);
  expect(document.activeElement).toBe(row(11).getByLabelText("Year"));
  expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
});

it("a long list stores its hidden rows, and shows them when a row is moved there", async () => {
  const { onSave } = setup(LONG);
  type(1, "Title", "Best room");
  expect(shownRows()).toBe(10);
  press("Save");
  await waitFor(() => {
    expect(onSave).toHaveBeenCalledWith(LONG.replace("Prize 1 ", "Best room "));
  });
  press("Move prize 10 down");
  expect(shownRows()).toBe(25);
  expect(textOf(11, "Title")).toBe("Prize 10");
});

it("a long list is shown with a row that is added to it", () => {
  setup(LONG);
  press("Add prize");
  expect(document.activeElement).toBe(row(26).getByLabelText("Year"));
});

it("a list that a new row makes long stays open, with the focus in that row", () => {
  setup(LONG.split("\n").slice(0, 24).join("\n"));
  press("Add prize");
  expect(shownRows()).toBe(25);
  expect(document.activeElement).toBe(row(25).getByLabelText("Year"));
});

it("an error in a hidden row shows it, with the focus in its input", async () => {
  setup(TWO);
  press("Restore long");
  expect(shownRows()).toBe(10);
  press("Save");
  await waitFor(() => {
    expect(document.activeElement).toBe(row(25).getByLabelText("Year"));
  });
});
