import { EventEmitter } from "node:events";
import { beforeEach, expect, it, vi } from "vitest";
import { createUpdates } from "./updates.ts";

// The feed is not of this machine: this updater only says what a feed would make it say.
const updater = Object.assign(new EventEmitter(), {
  autoDownload: false,
  autoInstallOnAppQuit: false,
  checkForUpdates: vi.fn(() => Promise.resolve(null)),
});
const announce = vi.fn<(version: string, onClick: () => void) => void>();
const askRestart = vi.fn<(version: string) => Promise<boolean>>();
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
    askRestart,
    restart,
    notify,
    report,
  });
});

it("downloads by itself and says nothing when nobody asked", () => {
  updates.check(false);
  updater.emit("update-not-available", { version: "1.0.0" });
  expect(updater.autoDownload).toBe(true);
  expect(notify).not.toHaveBeenCalled();
});

it("answers in words when a person asked", () => {
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

it("announces a new version and asks nobody who does not ask for it", () => {
  updater.emit("update-downloaded", { version: "1.1.0" });
  expect(announce).toHaveBeenCalledExactlyOnceWith("1.1.0", expect.any(Function));
  expect(askRestart).not.toHaveBeenCalled();
  expect(restart).not.toHaveBeenCalled();
});

it("restarts only when the person agrees", async () => {
  askRestart.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  updater.emit("update-downloaded", { version: "1.1.0" });
  const click = announce.mock.calls[0]?.[1];
  click?.();
  await Promise.resolve();
  expect(askRestart).toHaveBeenCalledExactlyOnceWith("1.1.0");
  expect(restart).not.toHaveBeenCalled();
  click?.();
  await vi.waitFor(() => {
    expect(restart).toHaveBeenCalledOnce();
  });
});

it("asks about the version that is ready instead of looking for it again", async () => {
  askRestart.mockResolvedValueOnce(true);
  updater.emit("update-downloaded", { version: "1.1.0" });
  updates.check(true);
  await vi.waitFor(() => {
    expect(restart).toHaveBeenCalledOnce();
  });
  expect(updater.checkForUpdates).not.toHaveBeenCalled();
});
