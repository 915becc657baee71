import { expect, it } from "vitest";
import type { PreventableEvent } from "./preventable.ts";
import { testState } from "./test-state.ts";

const prevent = (event: PreventableEvent) => {
  event.preventDefault();
};

it("resolves whenReady only after main was evaluated", async () => {
  const { lifecycle } = testState();
  let ready = false;
  void lifecycle.whenReady().then(() => (ready = true));
  await Promise.resolve();
  expect(ready).toBe(false);
  lifecycle.becomeReady();
  await lifecycle.whenReady();
  expect(ready).toBe(true);
});

it("stops quitting when before-quit or will-quit is prevented", () => {
  const state = testState();
  state.appEvents.once("before-quit", prevent);
  state.lifecycle.quit();
  expect(state.order).toEqual(["before-quit"]);
  state.appEvents.once("will-quit", prevent);
  state.lifecycle.quit();
  expect(state.lifecycle.ended).toBeNull();
  state.lifecycle.quit();
  expect(state.lifecycle.ended).toEqual({ code: 0 });
});

it("exits with a code, without a cancellable event", () => {
  const state = testState();
  state.appEvents.on("before-quit", prevent);
  state.lifecycle.exit(1);
  expect(state.lifecycle.ended).toEqual({ code: 1 });
  expect(state.order).toEqual(["quit"]);
});
