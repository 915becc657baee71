import * as v from "valibot";

/** Renames the keys of a stored object from those of an earlier build; anything else passes unchanged. */
export function withCurrentKeys(names: readonly (readonly [former: string, current: string])[]) {
  const current = new Map(names);
  return v.pipe(
    v.unknown(),
    v.transform((stored) => {
      if (typeof stored !== "object" || stored === null) return stored;
      return Object.fromEntries(
        Object.entries(stored).map(([key, value]) => [current.get(key) ?? key, value as unknown]),
      );
    }),
  );
}
