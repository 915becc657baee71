import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SelectField, TextareaField, TextField } from "./contact-fields.tsx";

afterEach(cleanup);

const frame = { label: "Title", fieldId: "contact-title" };

/** Text that a screen reader adds to the name of a control. */
function descriptionOf(control: HTMLElement): string | null | undefined {
  const id = control.getAttribute("aria-describedby");
  return id === null ? null : document.getElementById(id)?.textContent;
}

it.each([
  ["text field", <TextField key="text" {...frame} error="Please give it a title." />],
  [
    "textarea",
    <TextareaField key="area" {...frame} help="Short is best." error="Please give it a title." />,
  ],
])("the error of a %s describes its control, in place of the help", (_name, field) => {
  render(field);
  const control = screen.getByRole("textbox", { name: "Title" });
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Please give it a title.");
  expect(descriptionOf(control)).toBe("Please give it a title.");
  expect(screen.queryByText("Short is best.")).toBeNull();
});

it("the help describes a control without an error", () => {
  render(<TextareaField {...frame} help="Short is best." />);
  const control = screen.getByRole("textbox", { name: "Title" });
  expect(descriptionOf(control)).toBe("Short is best.");
  expect(control.hasAttribute("aria-invalid")).toBe(false);
});

it("a select begins with its empty choice", () => {
  render(
    <SelectField {...frame} emptyLabel="Not sure yet" options={[{ value: "a", label: "A" }]} />,
  );
  const choice = screen.getByRole("combobox", { name: "Title" });
  expect(Array.from(choice.children, (each) => each.textContent)).toEqual(["Not sure yet", "A"]);
});
