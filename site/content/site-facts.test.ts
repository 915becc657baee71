import { describe, expect, it } from "vitest";
import { disagreements } from "./claims.ts";
import { changedFacts, defaultFacts, siteFactsFrom } from "./site-facts.ts";

describe("the facts of the site", () => {
  it("are the literals while nothing is stored, and saving them untouched stores nothing", () => {
    expect(siteFactsFrom({})).toEqual(defaultFacts);
    expect(changedFacts(defaultFacts)).toEqual({});
  });

  it("say what is stored; an emptied one falls back to the literal", () => {
    const told = siteFactsFrom({ phone: "+48 22 000 00 00", email: "  ", unknown: "x" });
    expect(told).toEqual({ ...defaultFacts, phone: "+48 22 000 00 00" });
    expect(changedFacts(told)).toEqual({ phone: "+48 22 000 00 00" });
  });

  it("25 take profiles at https only", () => {
    const told = siteFactsFrom({
      instagram: "https://x.example/a",
      facebook: "javascript:alert(1)",
    });
    expect(told.instagram).toBe("https://x.example/a");
    expect(told.facebook).toBe("");
  });

  it("17 18 take a choice and a day, and what they may be is all they are", () => {
    expect(siteFactsFrom({ homeShows: "latest", legalDay: "2025-03-09" })).toMatchObject({
      homeShows: "latest",
      legalDay: "2025-03-09",
    });
    expect(siteFactsFrom({ homeShows: "oldest", legalDay: "yesterday" })).toEqual(defaultFacts);
  });
});

describe("claims that disagree", () => {
  it("A1 A4 are named for the literals: two counts of awards, and a year that is missing", () => {
    expect(disagreements(defaultFacts).map(({ about }) => about)).toEqual(["awards", "years"]);
  });

  it("are settled by any of their remedies", () => {
    for (const { about, remedies } of disagreements(defaultFacts)) {
      expect(remedies).toHaveLength(2);
      for (const { change } of remedies) {
        const after = disagreements({ ...defaultFacts, ...change });
        expect(after.map((left) => left.about)).not.toContain(about);
      }
    }
  });
});
