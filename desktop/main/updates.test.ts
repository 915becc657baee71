import { EventEmitter } from "node:events";
import { beforeEach, expect, it, vi } from "vitest";
import { createUpdates } from "./updates.ts";

// A fake updater that emits the events of a feed.
const updater = Object.assign(new EventEmitter(), {
  autoDownload: false,
  autoInstallOnAppQuit: false,
  checkForUpdates: vi.fn(() => Promise.resolve(null)),
});
const announce = vi.fn<(version: string, onClick: () => void) => void>();
const confirmRestart = vi.fn<(version: string) => Promise<boolean>>();
const restart = vi.fn();
const notify = vi.fn();
const report = vi.fn();
let updates: ReturnType<typeof createUpdates>;

beforeEach(() => {
  vi.clearAllMocks();
  updater.removeAllListeners();
  updates = createUpdates({
    updater: updater as never,
    announce,
    confirmRestart,
    restart,
    notify,
    report,
  });
});

it("downloads in the background without a dialog", () => {
  updates.check(false);
  updater.emit("update-not-available", { version: "1.0.0" });
  expect(updater.autoDownload).toBe(true);
  expect(notify).not.toHaveBeenCalled();
});

it("shows the result of a manual check", () => {
  updates.check(true);
  updater.emit("update-not-available", { version: "1.0.0" });
  updates.check(true);
  updater.emit("error", new Error("ENOTFOUND"));
  expect(notify.mock.calls.flat()).toEqual([
    "You have the newest version.",
    "The update server cannot be reached. Try again later.",
  ]);
  expect(report).toHaveBeenCalledWith("update: ENOTFOUND");
});

it("announces a new version and shows no dialog without a click", () => {
  updater.emit("update-downloaded", { version: "1.1.0" });
  expect(announce).toHaveBeenCalledExactlyOnceWith("1.1.0", expect.any(Function));
  expect(confirmRestart).not.toHaveBeenCalled();
  expect(restart).not.toHaveBeenCalled();
});

it("restarts only after confirmation", async () => {
  confirmRestart.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  updater.emit("update-downloaded", { version: "1.1.0" });
  const click = announce.mock.calls[0]?.[1];
  click?.();
  await Promise.resolve();
  expect(confirmRestart).toHaveBeenCalledExactlyOnceWith("1.1.0");
  expect(restart).not.toHaveBeenCalled();
  click?.();
  await vi.waitFor(() => {
    expect(restart).toHaveBeenCalledOnce();
  });
});

it("offers the downloaded version instead of checking again", async () => {
  confirmRestart.mockResolvedValueOnce(true);
  updater.emit("update-downloaded", { version: "1.1.0" });
  updates.check(true);
  await vi.waitFor(() => {
    expect(restart).toHaveBeenCalledOnce();
  });
  expect(updater.checkForUpdates).not.toHaveBeenCalled();
});
