import { existsSync, readFileSync } from "node:fs";
import type { Stage } from "./test-stages.ts";

/*
 * Written by hand: no reporter adds up Vitest, Playwright and plain commands, or names what did not run.
 */

/**
 * Result of one stage. `failures` names the failed tests (`failed` counts a crash as well),
 * `notRun` the skipped ones, `flaky` the passed tests that needed a retry (retries run on hosted CI only).
 */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly notRun: readonly string[];
  readonly flaky: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

/**
 * Counts a stage's tests by its report file. A stage without one is a single check, decided by its exit
 * code.
 */
export function countResults(kind: Stage["report"], file: string, exitCode: number): TestCounts {
  if (kind === null) return oneCheck(exitCode === 0);
  if (!existsSync(file)) return oneCheck(false);
  const report: unknown = JSON.parse(readFileSync(file, "utf8"));
  const counted =
    kind === "vitest" ? ofVitest(report as VitestReport) : ofPlaywright(report as PlaywrightReport);
  const executed = counted.passed + counted.failed;
  const brokeElsewhere = exitCode !== 0 && counted.failed === 0;
  return executed === 0 || brokeElsewhere ? { ...counted, failed: counted.failed + 1 } : counted;
}

function oneCheck(passed: boolean): TestCounts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: [], notRun: [], flaky: [] };
}

function ofVitest({ testResults }: VitestReport): TestCounts {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const named = (status: string) =>
    tests.filter((test) => test.status === status).map((test) => test.fullName);
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const failures = [...named("failed"), ...brokenFiles.map((file) => file.name)];
  return {
    passed: named("passed").length,
    failed: failures.length,
    failures,
    notRun: tests
      .filter((test) => test.status !== "passed" && test.status !== "failed")
      .map((test) => test.fullName),
    flaky: [],
  };
}

function ofPlaywright({ suites }: PlaywrightReport): TestCounts {
  const tests = suites.flatMap((suite) => testsOf(suite));
  const titled = (status: string) =>
    tests.filter((test) => test.status === status).map((test) => test.title);
  const notRun = titled("skipped");
  const flaky = titled("flaky");
  const passed = titled("expected").length + flaky.length;
  const failures = titled("unexpected");
  return { passed, failed: failures.length, failures, notRun, flaky };
}

function testsOf(suite: PlaywrightSuite): { title: string; status: string }[] {
  return [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map((test) => ({ title: spec.title, status: test.status })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner)),
  ];
}
