import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

/** What jsdom lacks and Chakra asks for. */
class NoResizeObserver implements ResizeObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

vi.stubGlobal("ResizeObserver", NoResizeObserver);
vi.stubGlobal("matchMedia", (query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }),
);
Element.prototype.scrollTo = () => undefined;
window.scrollTo = () => undefined;
Object.assign(document, { execCommand: () => false });

/** Emotion warns of `:first-child` when styles sit between elements; ours never do (cache `compat`). */
const KNOWN = /potentially unsafe when doing server-side rendering/;

let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  // A test that expects an error on the console spies on it itself and takes this one's place.
  vi.spyOn(console, "error").mockImplementation((...message: unknown[]) => {
    if (!KNOWN.test(String(message[0]))) unexpected.push(message);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(unexpected, "unexpected console.error").toEqual([]);
});
