import { describe, expect, it } from "vitest";
import { settingConflicts } from "./setting-conflicts.ts";
import { defaultSettings } from "./site-settings.ts";

describe("setting conflicts", () => {
  it("exist between the literals: two counts of awards, and a missing year", () => {
    expect(settingConflicts(defaultSettings).map(({ about }) => about)).toEqual([
      "awards",
      "years",
    ]);
  });

  it("are resolved by any of their remedies", () => {
    for (const { about, remedies } of settingConflicts(defaultSettings)) {
      expect(remedies).toHaveLength(2);
      for (const { change } of remedies) {
        const after = settingConflicts({ ...defaultSettings, ...change });
        expect(after.map((left) => left.about)).not.toContain(about);
      }
    }
  });
});
