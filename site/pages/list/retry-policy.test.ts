import { expect, it } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { retries } from "./retry-policy.ts";

it("retries a failed request as often as given", () => {
  const offline = new DataError("offline", "No connection.");
  expect([0, 1, 2].map((failures) => retries(2)(failures, offline))).toEqual([true, true, false]);
});

it.each(["unauthorized", "forbidden", "not-found", "invalid"] as const)(
  "does not repeat a request that was refused: %s",
  (code) => {
    expect(retries(3)(0, new DataError(code, "Refused."))).toBe(false);
  },
);
