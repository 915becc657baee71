import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { HeaderToolsContext } from "#site/admin/context/header-tools.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { SectionLinks } from "./section-links.tsx";

const SECTIONS = [
  { id: "section-text", label: "Text" },
  { id: "section-author", label: "Author" },
];
const NAME = "Sections of this post";

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector("header")?.remove();
});

/** jsdom runs no animations: ends the menu's own, and waits until the menu is gone. */
async function endExit() {
  await waitFor(() => {
    const menu = screen.queryByRole("menu", { hidden: true });
    if (menu !== null) fireEvent.animationEnd(menu);
    expect(menu).toBeNull();
  });
}

function renderForm() {
  const header = document.createElement("header");
  document.body.append(header);
  renderInTheme(
    <HeaderToolsContext value={header}>
      <SectionLinks name={NAME} sections={SECTIONS} />
      {SECTIONS.map(({ id, label }) => (
        <h3 key={id} id={id} tabIndex={-1}>
          {label}
        </h3>
      ))}
    </HeaderToolsContext>,
  );
  return within(header);
}

it("where the links of a form scroll away, a menu in the header leads to its sections", async () => {
  const header = renderForm();
  const button = header.getByRole("button", { name: NAME });
  fireEvent.click(button);
  const menu = await screen.findByRole("menu", { name: NAME });
  expect(
    within(menu)
      .getAllByRole("menuitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Text", "Author"]);
  fireEvent.keyDown(menu, { key: "End" });
  await waitFor(() => {
    expect(menu.getAttribute("aria-activedescendant")).not.toBeNull();
  });
  fireEvent.keyDown(menu, { key: "Enter" });
  await endExit();
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Author" }));
  });
});

it("a menu that is closed without a choice gives the focus to its button", async () => {
  const header = renderForm();
  const button = header.getByRole("button", { name: NAME });
  fireEvent.click(button);
  fireEvent.keyDown(await screen.findByRole("menu"), { key: "Escape" });
  await endExit();
  expect(document.activeElement).toBe(button);
});

it("where the links stay in view, there is no menu", () => {
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes("min-width"),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  expect(renderForm().queryByRole("button")).toBeNull();
});
