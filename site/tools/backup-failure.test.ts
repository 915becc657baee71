import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { backupFailure, signInFailure } from "./backup-failure.ts";

// A device of Linux that is always full.
it.skipIf(process.platform !== "linux")("SU18 a full disk has one sentence", () => {
  let thrown: unknown;
  try {
    writeFileSync("/dev/full", "x");
  } catch (error) {
    thrown = error;
  }
  expect(backupFailure(thrown)).toBe(
    "The disk is full: make room, or choose another one with --out.",
  );
});

it.each([
  ["code-needed", "has an authenticator app"],
  ["forbidden", "is not an owner's"],
  ["unauthorized", "refuses BACKUP_EMAIL and BACKUP_PASSWORD"],
  ["rate-limited", "Wait a few minutes."],
] as const)("SU18 a sign-in that fails with %s has a sentence", (code, sentence) => {
  const failure = signInFailure(new DataError(code, "Wait a few minutes."));
  expect(backupFailure(failure)).toContain(sentence);
});
