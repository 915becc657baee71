import { expect, it } from "vitest";
import { checksPassed, hasRunningChecks, runCheck } from "./running-checks.ts";

it("a save waits for the checks that run, also for one that begins meanwhile", async () => {
  const first = Promise.withResolvers<boolean>();
  const second = Promise.withResolvers<boolean>();
  void runCheck(() => first.promise);
  let passed: boolean | null = null;
  const save = checksPassed().then((result) => {
    passed = result;
  });
  void runCheck(() => second.promise);
  first.resolve(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect([passed, hasRunningChecks()]).toEqual([null, true]);
  second.resolve(true);
  await save;
  expect([passed, hasRunningChecks()]).toEqual([true, false]);
});

it("one refused file stops the save that waits; the next save does not wait", async () => {
  void runCheck(() => Promise.resolve(true));
  void runCheck(() => Promise.resolve(false));
  expect(await checksPassed()).toBe(false);
  expect(await checksPassed()).toBe(true);
});
