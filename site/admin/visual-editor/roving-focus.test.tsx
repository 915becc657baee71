import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useRovingFocus } from "./roving-focus.ts";

const NAMES = ["Bold", "Italic", "Link"];

function Toolbar({ names = NAMES }: { readonly names?: readonly string[] }) {
  const { bar, tabIndexOf } = useRovingFocus(names.length);
  return (
    <div role="toolbar" {...bar}>
      {names.map((name, index) => (
        <button key={name} type="button" tabIndex={tabIndexOf(index)}>
          {name}
        </button>
      ))}
    </div>
  );
}

const tabStops = () =>
  screen
    .getAllByRole("button")
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

it("a toolbar has one tab stop, which arrow keys, Home and End move", () => {
  render(<Toolbar />);
  expect(tabStops()).toEqual(["Bold"]);
  screen.getByText("Bold").focus();
  for (const [key, name] of [
    ["ArrowRight", "Italic"],
    ["End", "Link"],
    ["ArrowRight", "Bold"],
    ["ArrowLeft", "Link"],
    ["Home", "Bold"],
    ["a", "Bold"],
  ]) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement?.textContent, key).toBe(name);
    expect(tabStops(), key).toEqual([name]);
  }
});

it("a button of a toolbar that gets the focus becomes its tab stop", () => {
  render(<Toolbar />);
  fireEvent.focus(screen.getByText("Link"));
  expect(tabStops()).toEqual(["Link"]);
});

it("a toolbar that loses the button with the tab stop has it at its last one", () => {
  const { rerender } = render(<Toolbar />);
  fireEvent.focus(screen.getByText("Link"));
  rerender(<Toolbar names={["Bold", "Italic"]} />);
  expect(tabStops()).toEqual(["Italic"]);
});
