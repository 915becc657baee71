import { Input } from "@chakra-ui/react";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { FieldFrame, SelectField, TextareaField, TextField } from "./fields.tsx";

const frame = { label: "Title", error: "Please give it a title.", help: "Short is best." };

const fields: readonly (readonly [string, ReactElement])[] = [
  ["text field", <TextField key="text" {...frame} />],
  ["textarea", <TextareaField key="area" {...frame} />],
  ["select", <SelectField key="select" {...frame} options={[]} />],
  [
    "control of its own",
    <FieldFrame key="frame" {...frame}>
      <Input />
    </FieldFrame>,
  ],
];

/** Texts of the elements that `aria-describedby` names. */
function describedAs(control: HTMLElement): (string | null)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? null);
}

it.each(fields)("the error of a %s describes its control", async (_name, field) => {
  renderInTheme(field);
  const control = await screen.findByLabelText("Title");
  expect(describedAs(control)).toEqual([frame.error]);
  expect(control.getAttribute("aria-errormessage")).toBe(control.getAttribute("aria-describedby"));
});

it("without an error the help describes the control", async () => {
  renderInTheme(<TextField label="Title" help={frame.help} />);
  expect(describedAs(await screen.findByLabelText("Title"))).toEqual([frame.help]);
});
