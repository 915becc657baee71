import { expect, it } from "vitest";
import type { SiteBuild } from "#supabase/data/site-build.ts";
import { rebuildAnswer, siteBuildText } from "./site-build-text.ts";

const now = new Date("2026-03-03T17:40:00");
const at = (time: string) => new Date(`2026-03-03T${time}`);
const NONE: SiteBuild = {
  hasHook: true,
  changed: null,
  wanted: null,
  next: null,
  requested: null,
  attempted: null,
  error: null,
};

it.each<[Partial<SiteBuild>, string]>([
  [{}, "Not requested yet"],
  [{ hasHook: false, changed: at("17:36:00"), next: at("17:37:00") }, "No build hook is set"],
  [{ requested: at("17:39:30") }, "Requested less than a minute ago"],
  [{ requested: at("17:38:40") }, "Requested 1 minute ago"],
  [{ requested: at("17:35:00") }, "Requested 5 minutes ago"],
  [{ requested: at("15:10:00") }, "Requested at 15:10"],
  [
    { changed: at("17:39:50"), next: at("17:40:20") },
    "Waiting: changes at 17:39, request within a minute",
  ],
  [
    { changed: at("17:36:00"), next: at("17:41:00"), requested: at("17:36:00") },
    "Waiting: changes at 17:36, request at 17:41",
  ],
  [
    { wanted: at("17:39:00"), next: at("17:42:00") },
    "Waiting: asked for at 17:39, request at 17:42",
  ],
])("SU32 the rebuild %o says %j", (parts, text) => {
  expect(siteBuildText({ ...NONE, ...parts }, now)).toEqual({ text, isFailure: false });
});

it("SU32 a failed request says why, and when it is repeated", () => {
  const failed = { ...NONE, attempted: at("17:36:00"), error: "The host answered 500." };
  expect(siteBuildText({ ...failed, next: at("17:41:00") }, now)).toEqual({
    text: "Failed at 17:36: The host answered 500. Next request at 17:41",
    isFailure: true,
  });
  expect(siteBuildText(failed, now).text).toBe("Failed at 17:36: The host answered 500.");
});

it("SU32 a rebuild that an owner asks for follows at once or after the five minutes", () => {
  expect(rebuildAnswer(at("17:40:00"), now)).toBe(
    "The host is asked for a rebuild within a minute.",
  );
  expect(rebuildAnswer(at("17:43:00"), now)).toBe(
    "The host is asked at most every five minutes: your request follows at 17:43.",
  );
});
