import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

let broken = true;

function Fragile() {
  if (broken) throw new Error("The lamp fell over");
  return <p>All is well</p>;
}

function show() {
  renderInTheme(
    <ErrorBoundary homeHref="/">
      <Fragile />
    </ErrorBoundary>,
  );
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

it("EF01 a rendering error shows its message and a way to try again", () => {
  show();
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeDefined();
  expect(screen.getByText("The lamp fell over")).toBeDefined();
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
});

it("EF02 Try again returns to normal once the cause is gone", async () => {
  show();
  broken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("All is well")).toBeDefined();
});

it("EF02 a second failure adds a link home and a button that copies the details", async () => {
  show();
  expect(screen.queryByRole("link", { name: "Go Home" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("button", { name: "Copy details" })).toBeDefined();
});

it("EF02 Try again waits for an asynchronous onRetry before it renders again", async () => {
  const onRetry = vi.fn(async () => {
    await Promise.resolve();
    broken = false;
  });
  renderInTheme(
    <ErrorBoundary homeHref="/" onRetry={onRetry}>
      <Fragile />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("All is well")).toBeDefined();
  expect(onRetry).toHaveBeenCalledOnce();
});
