import { describe, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { createRow, updateRow } from "./save-row.ts";

interface Row {
  readonly id: string;
  readonly version: number;
  readonly title: string;
}

const base: Row = { id: "1", version: 1, title: "Oak" };
const hasSameTitle = (before: Row, now: Row) => before.title === now.title;
const conflict = () => Promise.reject(new DataError("conflict", "A newer version is stored."));

/** A table with one row, which refuses to update another version of it. */
function table(stored: Row) {
  return {
    get: () => Promise.resolve(stored),
    update: vi.fn(({ version }: Row) =>
      version === stored.version
        ? Promise.resolve({ ...stored, version: version + 1 })
        : conflict(),
    ),
  };
}

describe("updateRow", () => {
  it("returns the stored row", async () => {
    const outcome = await updateRow(table(base), base, hasSameTitle);
    expect(outcome).toEqual({ kind: "stored", row: { ...base, version: 2 } });
  });

  it("overwrites a newer version with the same content", async () => {
    const store = table({ ...base, version: 7 });
    const outcome = await updateRow(store, base, hasSameTitle);
    expect(outcome).toEqual({ kind: "stored", row: { ...base, version: 8 } });
    expect(store.update).toHaveBeenCalledTimes(2);
  });

  it("returns a newer version with other content, which it does not overwrite", async () => {
    const theirs = { ...base, version: 7, title: "Pine" };
    const store = table(theirs);
    expect(await updateRow(store, base, hasSameTitle)).toEqual({ kind: "newer", theirs });
    expect(store.update).toHaveBeenCalledTimes(1);
  });

  it("throws any other error", async () => {
    const error = new DataError("offline", "No network.");
    const store = { ...table(base), update: () => Promise.reject(error) };
    await expect(updateRow(store, base, hasSameTitle)).rejects.toBe(error);
  });
});

it("createRow returns the row that an earlier request stored and another member changed", async () => {
  const theirs = { ...base, version: 2, title: "Pine" };
  const store = { ...table(theirs), create: conflict, hasValuesOf: () => false };
  expect(await createRow(store, "1", { title: "Oak" }, [])).toEqual({ kind: "newer", theirs });
});
