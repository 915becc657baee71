import { expect, it } from "vitest";
import { databaseTypes, typesOnDisk } from "#supabase/local/generate-types.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();

it("database.types.ts equals the result of the migrations; else run `npm run types`", async () => {
  expect(await databaseTypes(backend)).toBe(typesOnDisk());
});

it("database.types.ts is outdated after any change of the database", async () => {
  await backend.script("alter table categories add column colour text");
  expect(await databaseTypes(backend)).not.toBe(typesOnDisk());
});
