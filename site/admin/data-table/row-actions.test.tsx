import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { RowAction } from "./row-action.tsx";
import { RowActions } from "./row-actions.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

function narrowScreen() {
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes("max-width"),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

/** Selects the first item by keys: simulated clicks do not highlight it first, as pointers do. */
async function chooseFirst() {
  const menu = screen.getByRole("menu");
  fireEvent.keyDown(menu, { key: "Home" });
  await waitFor(() => {
    expect(menu.getAttribute("aria-activedescendant")).not.toBeNull();
  });
  fireEvent.keyDown(menu, { key: "Enter" });
}

function Row({ onEdit, busy = false }: { readonly onEdit: () => void; readonly busy?: boolean }) {
  return (
    <RowActions title="Oak">
      <RowAction label="Edit" name="Edit Oak" busy={busy} onClick={onEdit}>
        <i />
      </RowAction>
    </RowActions>
  );
}

it("actions are buttons with the row's title on wide screens", () => {
  const onEdit = vi.fn();
  renderInTheme(<Row onEdit={onEdit} />);
  fireEvent.click(screen.getByRole("button", { name: "Edit Oak" }));
  expect(onEdit).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Actions of Oak" })).toBeNull();
});

it("actions are items of the row's menu on narrow screens", async () => {
  narrowScreen();
  const onEdit = vi.fn();
  renderInTheme(<Row onEdit={onEdit} />);
  expect(screen.queryByRole("button", { name: "Edit Oak" })).toBeNull();
  const trigger = screen.getByRole("button", { name: "Actions of Oak" });
  fireEvent.click(trigger);
  await screen.findByRole("menuitem", { name: "Edit" });
  await chooseFirst();
  await waitFor(() => {
    expect(onEdit).toHaveBeenCalledOnce();
  });
});

it("a running action's item is disabled", async () => {
  narrowScreen();
  renderInTheme(<Row onEdit={vi.fn()} busy />);
  fireEvent.click(screen.getByRole("button", { name: "Actions of Oak" }));
  const item = await screen.findByRole("menuitem", { name: "Edit" });
  expect(item.getAttribute("aria-disabled")).toBe("true");
});
