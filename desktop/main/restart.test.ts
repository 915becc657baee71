import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { createRestart } from "./restart.ts";

function openWindow() {
  const events = new EventEmitter();
  const window = Object.assign(events, { close: vi.fn() });
  const install = vi.fn();
  return { window, install, restart: createRestart({ window: () => window as never, install }) };
}

it("installs after the window has closed, not before", () => {
  const { window, install, restart } = openWindow();
  restart.begin();
  expect(window.close).toHaveBeenCalledOnce();
  expect(install).not.toHaveBeenCalled();
  window.emit("closed");
  expect(install).toHaveBeenCalledOnce();
});

it("installs nothing when the user keeps editing, and once at a second request", () => {
  const { window, install, restart } = openWindow();
  restart.begin();
  restart.cancel();
  expect(restart.isArmed()).toBe(false);
  restart.begin();
  window.emit("closed");
  expect(install).toHaveBeenCalledOnce();
});

it("installs nothing when the window closes later for another reason", () => {
  const { window, install, restart } = openWindow();
  restart.begin();
  restart.cancel();
  window.emit("closed");
  expect(install).not.toHaveBeenCalled();
});

it("installs at once without an open window", () => {
  const install = vi.fn();
  createRestart({ window: () => null, install }).begin();
  expect(install).toHaveBeenCalledOnce();
});
