import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { ListSearch } from "./list-search.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows the input immediately and debounces the search", () => {
  const onChange = vi.fn();
  renderInTheme(<ListSearch label="Search posts" value="" onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>("Search posts");
  for (const value of ["o", "oa", "oak "]) {
    fireEvent.change(field, { target: { value } });
    expect(field.value).toBe(value);
    vi.advanceTimersByTime(200);
  }
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(onChange.mock.calls).toEqual([["oak"]]);
});
