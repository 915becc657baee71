import { expect, it } from "vitest";
import { createAttemptLimits } from "./attempt-limits.ts";

const MINUTE = 60_000;

it("counts attempts in all, whichever account and socket they are for", () => {
  let now = 0;
  const limits = createAttemptLimits({ perAccount: 5, perSocket: 40, inAll: 60 }, () => now);
  const attempt = (number: number) => ({
    account: `person-${String(number)}@studio.test`,
    socket: `10.0.0.${String(number)}`,
    device: null,
  });
  for (let number = 0; number < 60; number += 1) expect(limits.take(attempt(number))).toBeNull();
  now = MINUTE;
  expect(limits.take(attempt(60))).toBe(9 * MINUTE);
  // A refused attempt is not counted.
  now = 10 * MINUTE;
  expect(limits.take(attempt(60))).toBeNull();
});

it("counts a known device by itself, so that attempts of others do not lock it out", () => {
  const limits = createAttemptLimits({ perAccount: 5, perSocket: 40, inAll: 1 }, () => 0);
  const owner = { account: "owner@studio.test", socket: "10.0.0.1" };
  expect(limits.take({ ...owner, device: null })).toBeNull();
  expect(limits.take({ ...owner, device: null })).toBe(10 * MINUTE);
  expect(limits.take({ ...owner, device: "device-1" })).toBeNull();
});
