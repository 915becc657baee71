import { describe, expect, it } from "vitest";
import type { CopyPage } from "#site/content/page-copy.ts";
import { COPY_PAGES } from "#site/content/page-copy.ts";
import {
  asLine,
  changesTo,
  entriesOf,
  limitOf,
  textProblem,
  withChange,
  withChanges,
} from "./copy-model.ts";

function entry(page: CopyPage, path: string) {
  const found = entriesOf(page).find((each) => each.path === path);
  if (found === undefined) throw new Error(`There is no text ${path}`);
  return found;
}
const headline = entry("home", "hero.headline");

describe("SU27 the editable texts of a page", () => {
  it.each(COPY_PAGES)("have names of their own and fit their own limit: %s", (page) => {
    const entries = entriesOf(page);
    const labels = entries.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    const texts = entries.filter(({ kind }) => kind === "text");
    expect(texts.filter((each) => textProblem(each, each.standard) !== null)).toEqual([]);
  });

  it("are named by what they are", () => {
    expect(headline.label).toBe("Hero headline");
    expect(entry("home", "hero.primary.label").label).toBe("Hero primary");
    expect(entry("about", "values.entries.0.title").label).toBe("Values 1 title");
    expect(entry("about", "team.members.2.bio").label).toBe("Team members 3 bio");
  });

  it("are one line, of limited length, with site settings that exist", () => {
    expect(asLine("  Rooms \n that\tlast ")).toBe("Rooms that last");
    const limit = limitOf(headline);
    expect(textProblem(headline, "x".repeat(limit))).toBeNull();
    expect(textProblem(headline, "x".repeat(limit + 1))).toContain(`${String(limit)} are the most`);
    expect(textProblem(headline, "Since {foundedYear}")).toBeNull();
    expect(textProblem(entry("home", "hero.since"), "{town}")).toBe(
      "{town} is no site setting. The original has {city}, {foundedYear}.",
    );
    const retention = entry("privacy", "sections.3.paragraphs.0");
    expect(textProblem(retention, "{retention} And longer if the law says so.")).toBeNull();
    expect(textProblem(headline, "{retention}")).toContain("is no site setting");
  });
});

describe("SU27 changes of a page", () => {
  const published = { "hero.headline": "Rooms that last", "hero.lead": "We draw." };

  it("are against the published copy, and null goes back to the default", () => {
    expect(withChange({}, {}, headline, "Quiet rooms")).toEqual({ "hero.headline": "Quiet rooms" });
    expect(withChange(published, {}, headline, "Rooms that last")).toEqual({});
    const reset = withChange(published, {}, headline, headline.standard);
    expect(reset).toEqual({ "hero.headline": null });
    expect(withChange(published, {}, headline, "")).toEqual(reset);
    expect(withChanges(published, reset)).toEqual({ "hero.lead": "We draw." });
  });

  it("lead back to any earlier copy", () => {
    const earlier = { "hero.lead": "We plan.", "call.text": "Come in." };
    expect(withChanges(published, changesTo(published, earlier))).toEqual(earlier);
    expect(changesTo(published, published)).toEqual({});
  });
});
