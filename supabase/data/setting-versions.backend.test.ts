import { describe, expect, it } from "vitest";
import {
  listSettingVersions,
  readVersionedSetting,
  saveVersionedSetting,
} from "./setting-versions.ts";
import { fetchSettings } from "./settings-table.ts";
import type { SettingValue } from "./settings-table.ts";
import { useRealBackend } from "./testing/real-backend.ts";

const backend = useRealBackend();

describe("SU27 the copy of a page", () => {
  it("is saved with a version and a history, and read by visitors without either", async () => {
    const { staff, visitor } = backend();
    const first = await saveVersionedSetting(staff, "copy_about", 0, { "intro.lead": "One" });
    expect(first).toEqual({ value: { "intro.lead": "One" }, version: 1 });
    const second = await saveVersionedSetting(staff, "copy_about", 1, { "intro.lead": "Two" });
    expect(second.version).toBe(2);
    expect(await readVersionedSetting(staff, "copy_about")).toEqual(second);
    const versions = await listSettingVersions(staff, "copy_about");
    expect(versions.map(({ value }) => value)).toEqual([
      { "intro.lead": "Two" },
      { "intro.lead": "One" },
    ]);
    for (const { saved_by } of versions) expect(saved_by).toContain("@");
    expect(await fetchSettings(visitor, ["copy_about", "copy_home"])).toEqual({
      copy_about: { "intro.lead": "Two" },
    });
  });

  it("is not overwritten by a save that loaded another version", async () => {
    const { staff } = backend();
    const save = (version: number, lead: string) =>
      saveVersionedSetting(staff, "copy_services", version, { "intro.lead": lead });
    await save(0, "Mine");
    await expect(save(0, "Theirs")).rejects.toMatchObject({ code: "conflict" });
    await save(1, "Mine again");
    await expect(save(1, "Theirs")).rejects.toMatchObject({ code: "conflict" });
    // A retry after a lost response.
    expect(await save(1, "Mine again")).toMatchObject({ version: 2 });
  });

  it.each<[string, string, SettingValue]>([
    ["copy_home", "hero.headline", { "hero.headline": "two\nlines" }],
    ["copy_home", "hero.headline", { "hero.headline": " " }],
    ["copy_home", "hero.headline", { "hero.headline": "x".repeat(2001) }],
    ["copy_home", "hero.headline", { "hero.headline": 7 }],
    ["copy_home", "value", { "hero headline": "x" }],
    ["copy_home", "value", ["x"]],
    ["copy_home", "hero.image", { "hero.image": { address: "javascript:alert(1)", alt: "" } }],
    ["copy_home", "hero.image", { "hero.image": { address: "/a.webp" } }],
  ])("is refused by the server: %s %s %j", async (key, field, value) => {
    const refused = saveVersionedSetting(backend().staff, key, 0, value);
    await expect(refused).rejects.toMatchObject({ code: "invalid", field });
  });
});
