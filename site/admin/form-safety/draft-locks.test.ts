import { expect, it } from "vitest";
import { draftReleased, lockDraft, lockedDrafts, tryLockDraft } from "./draft-locks.ts";

it("a draft that is being written cannot be taken over until it is released", async () => {
  const lock = await lockDraft("one");
  expect(await lockedDrafts()).toEqual(new Set(["one"]));
  expect(await tryLockDraft("one")).toBeNull();
  let released = false;
  const waiting = draftReleased("one").then(() => (released = true));
  expect(released).toBe(false);
  lock.release();
  await waiting;
  const taken = await tryLockDraft("one");
  expect(taken).not.toBeNull();
  taken?.release();
});

it("lockDraft waits for a lock that is granted late", async () => {
  const first = await lockDraft("two");
  const second = lockDraft("two");
  setTimeout(first.release, 1500);
  (await second).release();
  await draftReleased("two");
  expect(await lockedDrafts()).toEqual(new Set());
});
