import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

export interface ConsoleWatch {
  /** Expects errors that match the pattern: the test provokes them. */
  allow(pattern: RegExp): void;
  expectQuiet(): void;
}

/** Media that does not exist on purpose. Rows of parallel tests that use it appear in every list. */
const MISSING_ON_PURPOSE = /(?:gone\.webp|room\.mp4|1763000000000-k3x9ab12cd34\w*\.png)/;

/** Collects console errors and uncaught exceptions of a page. */
export function watchConsole(page: Page): ConsoleWatch {
  const failures: string[] = [];
  const allowed = [MISSING_ON_PURPOSE];
  page.on("console", (message) => {
    if (message.type() === "error") {
      failures.push(`${message.text()} ${message.location().url}`.trim());
    }
  });
  page.on("pageerror", (error) => failures.push(String(error)));
  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    expectQuiet: () => {
      const unexpected = failures.filter((text) => !allowed.some((known) => known.test(text)));
      expect(unexpected, "errors that the page wrote to the console").toEqual([]);
    },
  };
}
