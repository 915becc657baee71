// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { logErrors } from "./log-errors.ts";

logErrors();
const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => {
  logged.mockClear();
});

it("G05 a runtime error is logged with the path", () => {
  window.history.replaceState(null, "", "/about");
  const error = new Error("broken");
  window.dispatchEvent(new ErrorEvent("error", { error, message: error.message }));
  expect(logged).toHaveBeenCalledWith("[runtime-error] /about", error);
});

it("G05 an unhandled rejection is logged with the path", () => {
  window.history.replaceState(null, "", "/blog");
  const event = new Event("unhandledrejection");
  Object.defineProperty(event, "reason", { value: "no network" });
  window.dispatchEvent(event);
  expect(logged).toHaveBeenCalledWith("[unhandled-rejection] /blog", "no network");
});

it("G05 an image that fails to load is logged with the path and its URL", () => {
  window.history.replaceState(null, "", "/portfolio");
  const image = document.createElement("img");
  image.setAttribute("src", "/missing.webp");
  document.body.append(image);
  image.dispatchEvent(new Event("error"));
  expect(logged).toHaveBeenCalledWith("[resource-error] /portfolio", "/missing.webp");
});
