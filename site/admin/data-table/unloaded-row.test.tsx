import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { UnloadedRow } from "./unloaded-row.tsx";

const post = { noun: "post", tab: "blog-posts" } as const;

it("60 a row that was deleted for good leads back to its list", () => {
  const error = new DataError("not-found", "This no longer exists.");
  renderInDashboard(<UnloadedRow {...post} error={error} onRetry={vi.fn()} />);
  expect(screen.getByRole("heading", { name: "This post no longer exists" })).toBeDefined();
  const link = screen.getByRole("link", { name: "Back to Blog Posts" });
  expect(link.getAttribute("href")).toContain("tab=blog-posts");
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

it("60 a row that could not be loaded can be asked for again", () => {
  const retry = vi.fn();
  const error = new DataError("server", "", { serverMessage: "boom" });
  renderInDashboard(<UnloadedRow {...post} error={error} onRetry={retry} />);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("link")).toBeNull();
});
