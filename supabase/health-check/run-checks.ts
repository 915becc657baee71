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
import type { Finding } from "./result.ts";
import { mend } from "./result.ts";
import type { Patient } from "./target.ts";
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

/** Looks at everything that can be seen from outside, one thing after another. */
export async function* examine(patient: Patient): AsyncGenerator<Finding> {
  const checks = [...BACKEND_CHECKS.map((check) => () => check(patient)), ...siteChecks(patient)];
  for (const check of checks) {
    try {
      yield await check();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      yield mend(
        `No answer could be got (${reason}).`,
        "Check the address and that the backend or site is up, then run this again.",
      );
    }
  }
}
