import fc from "fast-check";
import { expect, it } from "vitest";
import { localDraftScope, expiredKeys, selectLocalDrafts } from "./local-draft-model.ts";
import type { LocalDraft } from "./local-draft-model.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const MONTH_MINUTES = 30 * 24 * 60;

const draft = fc.record({
  key: fc.uuid(),
  owner: fc.constantFrom("anna", "ben"),
  scope: fc.constantFrom(
    localDraftScope("post", null),
    localDraftScope("post", "a"),
    localDraftScope("post", "b"),
  ),
  savedAt: fc
    .integer({ min: 0, max: 2 * MONTH_MINUTES })
    .map((minutes) => new Date(NOW.getTime() - minutes * 60_000)),
  values: fc.string(),
  pendingCreate: fc.constant(null),
});
const drafts = fc.uniqueArray(draft, { maxLength: 40, selector: ({ key }) => key }).chain((all) =>
  fc.record({
    all: fc.constant(all),
    live: fc.subarray(all.map(({ key }) => key)).map((keys) => new Set(keys)),
  }),
);
const query = { owner: "anna", scope: localDraftScope("post", "a"), ownKey: null };

it("SU04 a form offers the signed-in member's drafts of closed tabs, newest first", () => {
  fc.assert(
    fc.property(drafts, ({ all, live }) => {
      const { offered, inOtherTab } = selectLocalDrafts(all, live, query);
      const matching = all.filter(({ owner, scope }) => owner === "anna" && scope === query.scope);
      expect(new Set(offered)).toEqual(new Set(matching.filter(({ key }) => !live.has(key))));
      expect(inOtherTab).toBe(matching.some(({ key }) => live.has(key)));
      const times = offered.map(({ savedAt }) => savedAt.getTime());
      expect(times).toEqual([...times].sort((one, other) => other - one));
    }),
  );
});

it("a form's own draft is neither offered to it nor reported as another tab's", () => {
  const own: LocalDraft = { ...query, key: "1", savedAt: NOW, values: "", pendingCreate: null };
  for (const live of [new Set<string>(), new Set(["1"])]) {
    expect(selectLocalDrafts([own], live, { ...query, ownKey: "1" })).toEqual({
      offered: [],
      inOtherTab: false,
    });
  }
  expect(selectLocalDrafts([own], new Set(), { ...query, owner: null }).offered).toEqual([]);
});

it("five drafts per form are stored for 30 days; drafts of open tabs never expire", () => {
  fc.assert(
    fc.property(drafts, ({ all, live }) => {
      const expired = new Set(expiredKeys(all, live, NOW));
      const rest = all.filter(({ key }) => !expired.has(key));
      for (const key of live) expect(expired.has(key)).toBe(false);
      for (const owner of ["anna", "ben"]) {
        const { offered } = selectLocalDrafts(all, live, { ...query, owner });
        const remaining = selectLocalDrafts(rest, live, { ...query, owner }).offered;
        const recent = offered.filter(
          ({ savedAt }) => NOW.getTime() - savedAt.getTime() < MONTH_MINUTES * 60_000,
        );
        expect(remaining.map(({ savedAt }) => savedAt)).toEqual(
          recent.slice(0, 5).map(({ savedAt }) => savedAt),
        );
      }
    }),
  );
});
