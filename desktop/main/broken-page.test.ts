import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBrokenPage } from "./broken-page.ts";

const showMessageBox = vi.fn(() => Promise.resolve({ response: 0, checkboxChecked: false }));
const reload = vi.fn();
let crash: (reason?: string) => void;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  const webContents = Object.assign(new EventEmitter(), { reload });
  const window = Object.assign(new EventEmitter(), { webContents, isDestroyed: () => false });
  // Electron is the boundary: the module uses only these members of a window.
  watchBrokenPage(window as never, {
    dialog: { showMessageBox },
    report: vi.fn(),
    onCrash: vi.fn(),
  });
  crash = (reason = "crashed") => {
    webContents.emit("render-process-gone", {}, { reason });
  };
});

afterEach(() => {
  vi.useRealTimers();
});

it("reloads the page without a dialog while crashes are rare", () => {
  for (let crashes = 1; crashes <= 5; crashes += 1) {
    crash();
    expect(reload).toHaveBeenCalledTimes(crashes);
    vi.advanceTimersByTime(31_000);
  }
  expect(showMessageBox).not.toHaveBeenCalled();
});

it("shows a dialog at the third crash within a minute, and reloads the page after the choice", async () => {
  crash();
  vi.advanceTimersByTime(20_000);
  crash();
  vi.advanceTimersByTime(20_000);
  const { promise, resolve } = Promise.withResolvers<{
    response: number;
    checkboxChecked: boolean;
  }>();
  showMessageBox.mockReturnValueOnce(promise);
  crash();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(showMessageBox).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledTimes(2);
  resolve({ response: 0, checkboxChecked: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(3);
});

it("does not reload a page that exited normally", () => {
  crash("clean-exit");
  expect(reload).not.toHaveBeenCalled();
});
