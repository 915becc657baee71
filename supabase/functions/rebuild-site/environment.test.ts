import { expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

const SUPABASE_DB_URL = "postgres://db.test/postgres";

it("SU32 reads the connection and the build hook, which may be missing", () => {
  expect(readEnvironment({ SUPABASE_DB_URL, OTHER: "x" })).toEqual({ SUPABASE_DB_URL });
  const { BUILD_HOOK_URL } = readEnvironment({
    SUPABASE_DB_URL,
    BUILD_HOOK_URL: "https://host.test/a",
  });
  expect(BUILD_HOOK_URL?.href).toBe("https://host.test/a");
});

it.each([
  [{ SUPABASE_DB_URL: undefined }, "SUPABASE_DB_URL"],
  [{ BUILD_HOOK_URL: "http://host.test/secret" }, "BUILD_HOOK_URL"],
])("SU32 names what is missing or malformed, without its value: %j", (change, names) => {
  expect(() => readEnvironment({ SUPABASE_DB_URL, ...change })).toThrow(
    `Missing or malformed settings: ${names}.`,
  );
});
