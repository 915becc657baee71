import { expect, it } from "vitest";
import { allFilesValid, hasRunningValidations, runValidation } from "./running-validations.ts";

it("a save waits for the validations that run, also for one that begins meanwhile", async () => {
  const first = Promise.withResolvers<boolean>();
  const second = Promise.withResolvers<boolean>();
  void runValidation(() => first.promise);
  let passed: boolean | null = null;
  const save = allFilesValid().then((result) => {
    passed = result;
  });
  void runValidation(() => second.promise);
  first.resolve(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect([passed, hasRunningValidations()]).toEqual([null, true]);
  second.resolve(true);
  await save;
  expect([passed, hasRunningValidations()]).toEqual([true, false]);
});

it("one refused file stops the save that waits; the next save does not wait", async () => {
  void runValidation(() => Promise.resolve(true));
  void runValidation(() => Promise.resolve(false));
  expect(await allFilesValid()).toBe(false);
  expect(await allFilesValid()).toBe(true);
});
