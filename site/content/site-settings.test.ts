import { describe, expect, it } from "vitest";
import { settingConflicts } from "./setting-conflicts.ts";
import { changedSettings, defaultSettings, siteSettingsFrom } from "./site-settings.ts";

describe("the site settings", () => {
  it("default to the literals, and saving the defaults stores nothing", () => {
    expect(siteSettingsFrom({})).toEqual(defaultSettings);
    expect(changedSettings(defaultSettings)).toEqual({});
  });

  it("use stored values; an empty one falls back to the literal", () => {
    const settings = siteSettingsFrom({ phone: "+48 22 000 00 00", email: "  ", unknown: "x" });
    expect(settings).toEqual({ ...defaultSettings, phone: "+48 22 000 00 00" });
    expect(changedSettings(settings)).toEqual({ phone: "+48 22 000 00 00" });
  });

  it("accept profile URLs with https only", () => {
    const settings = siteSettingsFrom({
      instagram: "https://x.example/a",
      facebook: "javascript:alert(1)",
    });
    expect(settings.instagram).toBe("https://x.example/a");
    expect(settings.facebook).toBe("");
  });

  it("accept a listed choice and a valid date, and no other values", () => {
    expect(siteSettingsFrom({ homeShows: "latest", legalDay: "2025-03-09" })).toMatchObject({
      homeShows: "latest",
      legalDay: "2025-03-09",
    });
    expect(siteSettingsFrom({ homeShows: "oldest", legalDay: "yesterday" })).toEqual(
      defaultSettings,
    );
  });

  it.each(["", "1", "12", "99", "100", "120"])(
    "SU32 accept %j as months of retention",
    (months) => {
      expect(siteSettingsFrom({ retentionMonths: months }).retentionMonths).toBe(months);
    },
  );

  it.each(["0", "121", "1.5", "-1", "twelve"])(
    "SU32 ignore %j as months of retention",
    (months) => {
      expect(siteSettingsFrom({ retentionMonths: months }).retentionMonths).toBe("");
    },
  );
});

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
