import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { PageCheckbox, RowCheckbox } from "./row-checkbox.tsx";
import { useSelection } from "./use-selection.ts";

const ROWS = ["Oak", "Linen", "Clay"].map((title) => ({ id: title, title }));

function List() {
  const selection = useSelection(ROWS, "");
  return (
    <>
      <PageCheckbox selection={selection} noun="posts" />
      {ROWS.map(({ id, title }) => (
        <RowCheckbox key={id} selection={selection} id={id} title={title} />
      ))}
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

it("the checkbox of a row selects it, with Shift all up to it; that of the page selects all or none", () => {
  renderInTheme(<List />);
  const page = box("Select all posts of this page");
  fireEvent.click(box("Select Oak"));
  expect([box("Select Oak").checked, page.checked, page.indeterminate]).toEqual([
    true,
    false,
    true,
  ]);
  fireEvent.click(box("Select Clay"), { shiftKey: true });
  expect([box("Select Linen").checked, page.checked, page.indeterminate]).toEqual([
    true,
    true,
    false,
  ]);
  fireEvent.click(page);
  expect(ROWS.some(({ title }) => box(`Select ${title}`).checked)).toBe(false);
});
