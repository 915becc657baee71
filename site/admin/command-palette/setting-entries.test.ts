import { expect, it } from "vitest";
import { settingNames } from "#site/content/site-settings.ts";
import { settingSections } from "#site/schemas/site-settings.ts";
import { matching } from "./command-palette-model.ts";
import { settingEntries } from "./setting-entries.ts";

/** Labels with hints of the entries that a search finds. */
const found = (typed: string) =>
  matching(
    settingEntries(() => undefined),
    typed,
  ).map(({ label, hint }) => `${label} (${hint})`);

it.each([
  ["opening hours", "Opening hours (How to reach the studio)"],
  ["phone", "Phone (How to reach the studio)"],
  ["mail", "Email (How to reach the studio)"],
  ["awards", "Awards won (about) (Numbers)"],
  ["awards", "Proof (Site settings)"],
  ["social", "Profiles (Site settings)"],
  ["press", "Press (Proof)"],
])("%s finds %s", (typed, entry) => {
  expect(found(typed)).toContain(entry);
});

it("opens every section and setting, all of which only a search lists", () => {
  const opened: string[] = [];
  for (const { run } of settingEntries((target) => opened.push(target))) run();
  const targets = [...settingSections.map(({ id }) => id), ...settingNames];
  expect(opened.toSorted()).toEqual(targets.toSorted());
  expect(found("")).toEqual([]);
});
