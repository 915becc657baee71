import { expect, it } from "vitest";
import {
  localDraftReleased,
  lockLocalDraft,
  lockedLocalDrafts,
  tryLockLocalDraft,
} from "./local-draft-locks.ts";

it("a draft that is being written cannot be taken over until it is released", async () => {
  const lock = await lockLocalDraft("one");
  expect(await lockedLocalDrafts()).toEqual(new Set(["one"]));
  expect(await tryLockLocalDraft("one")).toBeNull();
  let released = false;
  const waiting = localDraftReleased("one").then(() => (released = true));
  expect(released).toBe(false);
  lock.release();
  await waiting;
  const taken = await tryLockLocalDraft("one");
  expect(taken).not.toBeNull();
  taken?.release();
});

it("lockLocalDraft waits for a lock that is granted late", async () => {
  const first = await lockLocalDraft("two");
  const second = lockLocalDraft("two");
  setTimeout(first.release, 1500);
  (await second).release();
  await localDraftReleased("two");
  expect(await lockedLocalDrafts()).toEqual(new Set());
});
