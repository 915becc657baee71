import fc from "fast-check";
import { expect, it } from "vitest";
import type { SafeStorage } from "#site/admin/session/safe-storage.ts";
import { copyScope, readCopies, writeCopy } from "./local-copies.ts";

function memory(): SafeStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

const NOW = new Date("2026-03-01T12:00:00Z");
const MONTH_MINUTES = 30 * 24 * 60;
const write = fc.record({
  row: fc.constantFrom<string | null>(null, "a", "b"),
  window: fc.integer({ min: 1, max: 8 }),
  minutesAgo: fc.integer({ min: 0, max: 2 * MONTH_MINUTES }),
  text: fc.string(),
});

it("SU04 of whatever windows wrote, the five newest of a form stay, and other forms' are untouched", () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
      const storage = memory();
      const last = new Map<string, (typeof writes)[number]>();
      for (const one of writes) {
        const key = `${copyScope("post", one.row)}${String(one.window)}`;
        writeCopy(storage, key, one.text, new Date(NOW.getTime() - one.minutesAgo * 60_000));
        last.set(key, one);
      }
      const others = storage.keys().filter((key) => !key.startsWith(copyScope("post", "a")));
      const copies = readCopies(storage, copyScope("post", "a"), NOW);
      const expected = [...last.values()]
        .filter(({ row, minutesAgo }) => row === "a" && minutesAgo < MONTH_MINUTES)
        .map(({ minutesAgo }) => minutesAgo)
        .sort((one, other) => one - other)
        .slice(0, 5);
      expect(copies.map(({ savedAt }) => (NOW.getTime() - savedAt.getTime()) / 60_000)).toEqual(
        expected,
      );
      for (const { key, values } of copies) expect(values).toBe(last.get(key)?.text);
      expect(storage.keys().filter((key) => others.includes(key))).toEqual(others);
      expect(storage.keys()).toHaveLength(others.length + copies.length);
    }),
  );
});
