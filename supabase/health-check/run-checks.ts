import { authChecks } from "./auth-checks.ts";
import { connectionChecks } from "./connection-checks.ts";
import { readChecks } from "./read-checks.ts";
import type { CheckResult } from "./result.ts";
import { fail } from "./result.ts";
import { siteChecks } from "./site-checks.ts";
import { storageChecks } from "./storage-checks.ts";
import type { Target } from "./target.ts";
import { writeChecks } from "./write-checks.ts";

type Check = () => Promise<CheckResult>;

/** Runs every check that is possible from outside, one after another. Stops at a failed check of the connection. */
export async function* runChecks(target: Target): AsyncGenerator<CheckResult> {
  for (const check of connectionChecks) {
    const result = await resultOf(() => check(target));
    yield result;
    if (result.verdict === "fail") return;
  }
  const backendChecks = [...readChecks, ...writeChecks, ...authChecks, ...storageChecks];
  const checks = [...backendChecks.map((check) => () => check(target)), ...siteChecks(target)];
  for (const check of checks) yield await resultOf(check);
}

async function resultOf(check: Check): Promise<CheckResult> {
  try {
    return await check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      `No response (${reason}).`,
      "Check the URL and that the backend or site is running, then try again.",
    );
  }
}
