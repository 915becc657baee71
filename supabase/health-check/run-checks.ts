import {
  bucketsAreClosed,
  keyIsPublic,
  nobodySignsUp,
  privateColumnsAreClosed,
  privateSchemaIsHidden,
  publicReads,
  signInIsLimited,
  staffTablesAreClosed,
  writesAreRefused,
} from "./backend-checks.ts";
import type { CheckResult } from "./result.ts";
import { fail } from "./result.ts";
import type { Target } from "./target.ts";
import { siteChecks } from "./site-checks.ts";

const BACKEND_CHECKS = [
  keyIsPublic,
  publicReads,
  staffTablesAreClosed,
  privateColumnsAreClosed,
  writesAreRefused,
  privateSchemaIsHidden,
  nobodySignsUp,
  signInIsLimited,
  bucketsAreClosed,
];

/** Runs every check that is possible from outside, one after another. */
export async function* examine(target: Target): AsyncGenerator<CheckResult> {
  const checks = [...BACKEND_CHECKS.map((check) => () => check(target)), ...siteChecks(target)];
  for (const check of checks) {
    try {
      yield await check();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      yield fail(
        `No response (${reason}).`,
        "Check the URL and that the backend or site is running, then try again.",
      );
    }
  }
}
