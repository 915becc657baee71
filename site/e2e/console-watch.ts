import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

export interface ConsoleWatch {
  /** From now on errors that match are part of what the test provokes. */
  allow(pattern: RegExp): void;
  expectQuiet(): void;
}

/** Other tests' rows stand in the lists of all while they last, with media that is missing on purpose. */
const MISSING_ON_PURPOSE = /(?:gone\.webp|room\.mp4|1763000000000-k3x9ab12cd34\w*\.png)/;

/** Collects what a page complains about: console errors and exceptions. */
export function watchConsole(page: Page): ConsoleWatch {
  const complaints: string[] = [];
  const allowed = [MISSING_ON_PURPOSE];
  page.on("console", (message) => {
    if (message.type() === "error") {
      complaints.push(`${message.text()} ${message.location().url}`.trim());
    }
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    expectQuiet: () => {
      const unexpected = complaints.filter((text) => !allowed.some((known) => known.test(text)));
      expect(unexpected, "errors that the page wrote to the console").toEqual([]);
    },
  };
}
