import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { ListPager } from "./list-pager.tsx";

const nextButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Next" });

describe("ListPager", () => {
  it.each([
    [{ page: 1, total: 20 }, "20 posts"],
    [{ page: 2, total: 30 }, "26–30 of 30 posts"],
    [{ page: 40, total: 1000 }, "976–1,000 of 1,000 posts"],
    [{ page: 1, total: 1000, more: true as const }, "1–25 of more than 1,000 posts"],
    [{ page: 41, total: 1025, more: true as const }, "1,001–1,025 of more than 1,025 posts"],
  ])("shows %o as “%s”", (page, text) => {
    renderInTheme(<ListPager page={{ pageSize: 25, ...page }} noun="posts" onPage={vi.fn()} />);
    expect(screen.getByRole("navigation").textContent).toMatch(new RegExp(`^${text}`));
  });

  it("enables Next while there are more rows than counted", () => {
    const page = { page: 40, pageSize: 25, total: 1000 };
    const { unmount } = renderInTheme(<ListPager page={page} noun="posts" onPage={vi.fn()} />);
    expect(nextButton().disabled).toBe(true);
    unmount();
    renderInTheme(<ListPager page={{ ...page, more: true }} noun="posts" onPage={vi.fn()} />);
    expect(nextButton().disabled).toBe(false);
  });

  it.each([
    ["37", 37],
    ["999", 40],
    ["0", 1],
    [" 12 ", 12],
  ])("goes to page “%s” on Enter", async (input, target) => {
    const onPage = vi.fn();
    const page = { page: 2, pageSize: 25, total: 1000 };
    renderInTheme(<ListPager page={page} noun="posts" onPage={onPage} />);
    const field = screen.getByRole("textbox", { name: "Page" });
    await userEvent.clear(field);
    await userEvent.type(field, `${input}{Enter}`);
    expect(onPage.mock.calls).toEqual([[target]]);
  });

  it("stays on its page if the input is not a number", async () => {
    const onPage = vi.fn();
    const page = { page: 2, pageSize: 25, total: 1000 };
    renderInTheme(<ListPager page={page} noun="posts" onPage={onPage} />);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Page" });
    await userEvent.clear(field);
    await userEvent.type(field, "x{Enter}");
    expect([onPage.mock.calls.length, field.value]).toEqual([0, "2"]);
  });
});
