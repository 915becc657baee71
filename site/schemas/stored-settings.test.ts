import { describe, expect, it } from "vitest";
import { changedSettings, defaultSettings } from "#site/content/site-settings.ts";
import { siteSettingsFrom } from "./stored-settings.ts";

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

  it("accept profile URLs and a booking link with https only", () => {
    const settings = siteSettingsFrom({
      instagram: "https://x.example/a",
      facebook: "javascript:alert(1)",
      bookingUrl: "javascript:alert(1)",
    });
    expect(settings.instagram).toBe("https://x.example/a");
    expect(settings.facebook).toBe("");
    expect(settings.bookingUrl).toBe("");
  });

  it("have no profile where the stored address is empty", () => {
    expect(siteSettingsFrom({ instagram: "", homeShows: "" })).toEqual({
      ...defaultSettings,
      instagram: "",
    });
  });

  it("ignore what the form refuses", () => {
    const refused = {
      email: "studio",
      foundedYear: "10",
      legalDay: "2025-99-99",
    };
    expect(siteSettingsFrom(refused)).toEqual(defaultSettings);
  });

  it("have lists with lines that the site omits as they are stored, also after the next save", () => {
    const press = "no year\n2024 | A Journal | Quiet.";
    const settings = siteSettingsFrom({ press });
    expect(settings.press).toBe(press);
    expect(changedSettings({ ...settings, phone: "+48 22 000 00 00" })).toEqual({
      press,
      phone: "+48 22 000 00 00",
    });
  });

  it("accept a listed choice and a valid date, and no other values", () => {
    expect(siteSettingsFrom({ homeShows: "latest", legalDay: "2025-03-09" })).toMatchObject({
      homeShows: "latest",
      legalDay: "2025-03-09",
    });
    expect(siteSettingsFrom({ legalDay: "2024-02-29" }).legalDay).toBe("2024-02-29");
    expect(siteSettingsFrom({ legalDay: "2025-02-31" })).toEqual(defaultSettings);
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
