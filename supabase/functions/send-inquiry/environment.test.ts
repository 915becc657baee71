import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

const ENV = { SUPABASE_DB_URL: "postgres://db.test/postgres", TURNSTILE_SECRET_KEY: "1x-secret" };

it("Turnstile: reads the connection and the secret key", () => {
  expect(readEnvironment({ ...ENV, OTHER: "x" })).toEqual(ENV);
});

it.each([
  [{ TURNSTILE_SECRET_KEY: undefined }, "TURNSTILE_SECRET_KEY"],
  [{ TURNSTILE_SECRET_KEY: "" }, "TURNSTILE_SECRET_KEY"],
  [{ SUPABASE_DB_URL: undefined }, "SUPABASE_DB_URL"],
])("Turnstile: names what is missing, without a value: %j", (change, names) => {
  expect(() => readEnvironment({ ...ENV, ...change })).toThrow(
    `Missing or malformed settings: ${names}.`,
  );
});
