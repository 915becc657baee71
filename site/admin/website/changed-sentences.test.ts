import { expect, it } from "vitest";
import { defaultSettings } from "#site/content/site-settings.ts";
import { changedSentences } from "./changed-sentences.ts";

const moved = { ...defaultSettings, city: "Gdańsk" };

it("SU27 a changed fact shows every sentence of a page that names it, and no other", () => {
  const sentences = changedSentences("home", {}, defaultSettings, moved);
  expect(sentences.length).toBeGreaterThan(0);
  for (const { text } of sentences) expect(text).toContain("Gdańsk");
  expect(changedSentences("home", {}, defaultSettings, defaultSettings)).toEqual([]);
  expect(changedSentences("services", {}, defaultSettings, moved)).toEqual([]);
});

it("SU27 the sentences are those of the published copy", () => {
  const [first] = changedSentences("home", {}, defaultSettings, moved);
  const path = first?.path ?? "";
  expect(
    changedSentences("home", { [path]: "No place" }, defaultSettings, moved),
  ).not.toContainEqual(expect.objectContaining({ path }));
  const stored = { [path]: "Rooms in {city} and {country}" };
  expect(changedSentences("home", stored, defaultSettings, moved)).toContainEqual({
    path,
    label: first?.label,
    text: `Rooms in Gdańsk and ${defaultSettings.country}`,
  });
});

it("SU27 texts made of several facts are found in the legal pages", () => {
  const rule = changedSentences("privacy", {}, defaultSettings, {
    ...defaultSettings,
    retentionMonths: "18",
  });
  expect(rule.map(({ text }) => text).join(" ")).toContain("erased 18 months after");
  const address = changedSentences("terms", {}, defaultSettings, moved);
  expect(address.map(({ text }) => text).join(" ")).toContain("Gdańsk");
});
