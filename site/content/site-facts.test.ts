import { describe, expect, it } from "vitest";
import { disagreements } from "./claims.ts";
import { changedFacts, defaultFacts, siteFactsFrom } from "./site-facts.ts";

describe("the site settings", () => {
  it("default to the literals, and saving the defaults stores nothing", () => {
    expect(siteFactsFrom({})).toEqual(defaultFacts);
    expect(changedFacts(defaultFacts)).toEqual({});
  });

  it("use stored values; an empty one falls back to the literal", () => {
    const settings = siteFactsFrom({ phone: "+48 22 000 00 00", email: "  ", unknown: "x" });
    expect(settings).toEqual({ ...defaultFacts, phone: "+48 22 000 00 00" });
    expect(changedFacts(settings)).toEqual({ phone: "+48 22 000 00 00" });
  });

  it("25 accept profile URLs with https only", () => {
    const settings = siteFactsFrom({
      instagram: "https://x.example/a",
      facebook: "javascript:alert(1)",
    });
    expect(settings.instagram).toBe("https://x.example/a");
    expect(settings.facebook).toBe("");
  });

  it("17 18 accept a listed choice and a valid date, and no other values", () => {
    expect(siteFactsFrom({ homeShows: "latest", legalDay: "2025-03-09" })).toMatchObject({
      homeShows: "latest",
      legalDay: "2025-03-09",
    });
    expect(siteFactsFrom({ homeShows: "oldest", legalDay: "yesterday" })).toEqual(defaultFacts);
  });
});

describe("setting conflicts", () => {
  it("A1 A4 exist between the literals: two counts of awards, and a missing year", () => {
    expect(disagreements(defaultFacts).map(({ about }) => about)).toEqual(["awards", "years"]);
  });

  it("are resolved by any of their remedies", () => {
    for (const { about, remedies } of disagreements(defaultFacts)) {
      expect(remedies).toHaveLength(2);
      for (const { change } of remedies) {
        const after = disagreements({ ...defaultFacts, ...change });
        expect(after.map((left) => left.about)).not.toContain(about);
      }
    }
  });
});
