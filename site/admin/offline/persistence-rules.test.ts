import { expect, it } from "vitest";
import { isPersisted, isRestoredAtStart, selectPersisted } from "./persistence-rules.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_000 * DAY;
const storedQuery = (changes: object = {}) => ({
  key: ["posts", "list"],
  data: [],
  owner: "anna",
  at: NOW,
  build: "a",
  ...changes,
});
const select = (queries: ReturnType<typeof storedQuery>[], owner: string | null = "anna") =>
  selectPersisted(queries, { owner, build: "a" }, NOW);

it("a result is restored only for its owner, in the same build, within two weeks", () => {
  const recent = storedQuery();
  const old = storedQuery({ at: NOW - 14 * DAY });
  const queries = [recent, old, storedQuery({ owner: "ben" }), storedQuery({ build: "b" })];
  expect(select(queries)).toEqual([recent]);
  expect(select(queries, null)).toEqual([]);
});

it("the newest two hundred results are retained", () => {
  const queries = Array.from({ length: 250 }, (_, index) => storedQuery({ at: NOW - index }));
  expect(select([...queries].reverse())).toEqual(queries.slice(0, 200));
});

it.each([
  [["posts", "list", {}], true, true],
  [["posts", "one", "1"], true, false],
  [["projects", "one", "1"], true, false],
  [["inquiries", "one", "1"], true, true],
  [["counts"], true, true],
  [["counts", "unread"], false, true],
  [["staff"], false, true],
])("%j: persisted %s, restored at start %s", (key, persisted, atOnce) => {
  expect(isPersisted(key)).toBe(persisted);
  expect(isRestoredAtStart(key)).toBe(atOnce);
});
