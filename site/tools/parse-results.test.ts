import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { chooseStages, stages } from "./test-stages.ts";
import { countResults } from "./parse-results.ts";

const folder = mkdtempSync(join(tmpdir(), "studio-reports-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function reported(report: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = (...statuses: string[]) => ({
  testResults: [
    {
      status: statuses.includes("failed") ? "failed" : "passed",
      assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status })),
    },
  ],
});
const playwright = (...statuses: string[]) => ({
  suites: [
    {
      title: "file",
      specs: [],
      suites: [
        {
          title: "group",
          specs: statuses.map((status) => ({ title: status, tests: [{ status }] })),
        },
      ],
    },
  ],
});

describe("the result of a stage", () => {
  it("a check without a report is one, decided by its exit code", () => {
    expect(countResults(null, "", 0)).toMatchObject({ passed: 1, failed: 0, notRun: [] });
    expect(countResults(null, "", 2)).toMatchObject({ passed: 0, failed: 1, notRun: [] });
  });

  it("tests are counted by their report, failed and skipped ones by name", () => {
    const file = reported(vitest("passed", "failed", "passed", "skipped"));
    expect(countResults("vitest", file, 1)).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ["test 1"],
      notRun: ["test 3"],
    });
    const specs = reported(playwright("expected", "unexpected", "skipped"));
    expect(countResults("playwright", specs, 1)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ["unexpected"],
      notRun: ["skipped"],
    });
  });

  it("a test that passed on a retry counts as passed and is named", () => {
    const specs = reported(playwright("expected", "flaky"));
    expect(countResults("playwright", specs, 0)).toMatchObject({
      passed: 2,
      failed: 0,
      flaky: ["flaky"],
    });
  });

  it("a test file that cannot be loaded is a failure", () => {
    const file = reported({
      testResults: [{ name: "broken.test.ts", status: "failed", assertionResults: [] }],
    });
    expect(countResults("vitest", file, 1)).toMatchObject({
      failed: 1,
      failures: ["broken.test.ts"],
    });
  });

  it("a crash after passing tests is a failure", () => {
    expect(countResults("vitest", reported(vitest("passed")), 1)).toMatchObject({
      passed: 1,
      failed: 1,
    });
    expect(countResults("playwright", reported(playwright("expected")), 1).failed).toBe(1);
  });

  it("no report, or not one executed test, is a failure", () => {
    expect(countResults("vitest", join(folder, "missing.json"), 0).failed).toBe(1);
    expect(countResults("vitest", reported(vitest("skipped")), 0).failed).toBe(1);
    expect(countResults("playwright", reported(playwright()), 0).failed).toBe(1);
  });
});

describe("npm test -- --only", () => {
  it("without it every stage runs", () => {
    expect(chooseStages(stages, [])).toBe(stages);
  });

  it.each([["--only", "e2e,unit"], ["--only=e2e,unit"]])("%s chooses", (...args) => {
    expect(chooseStages(stages, args).map((stage) => stage.name)).toEqual(["unit", "e2e"]);
  });

  it.each([["--only", "unti"], ["--only", ""], ["--quick"]])("%s %s is refused", (...args) => {
    expect(() => chooseStages(stages, args)).toThrow(/--only/);
  });
});
