import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// The first render of a lazy part can take longer than the default second where other tests use the processor.
configure({ asyncUtilTimeout: 8000 });

/** Chakra needs ResizeObserver, which jsdom lacks. */
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
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
Object.assign(document, { execCommand: () => false });

/**
 * Emotion warns of `:first-child` because styles can sit between elements; with `compat` caches they do
 * not.
 */
const EXPECTED = /potentially unsafe when doing server-side rendering/;

let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  // A test that expects an error on the console replaces this spy with its own.
  vi.spyOn(console, "error").mockImplementation((...message: unknown[]) => {
    if (!EXPECTED.test(String(message[0]))) unexpected.push(message);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(unexpected, "unexpected console.error").toEqual([]);
});
