import type { IpcMainInvokeEvent } from "electron";
import { beforeEach, expect, it, vi } from "vitest";
import { shortText } from "./ipc-schemas.ts";
import { createIpc } from "./ipc.ts";

type Listener = (event: IpcMainInvokeEvent, ...raw: unknown[]) => unknown;
const listeners = new Map<string, Listener>();
const onRefused = vi.fn();
const onFailed = vi.fn();
const run = vi.fn((text: string) => `done ${text}`);

const from = (url: string, parent: object | null = null) =>
  ({ senderFrame: { url, parent } }) as IpcMainInvokeEvent;
const call = (event: IpcMainInvokeEvent, ...raw: unknown[]) => listeners.get("x")?.(event, ...raw);

beforeEach(() => {
  vi.clearAllMocks();
  const handle = createIpc(
    { handle: (channel, listener) => void listeners.set(channel, listener) },
    { trustedOrigin: "studio://dashboard", onRefused, onFailed },
  );
  handle("x", shortText, run);
});

it("runs a call of the app's own page", async () => {
  await expect(call(from("studio://dashboard/index.html?tab=projects"), "it")).resolves.toBe(
    "done it",
  );
});

it.each([
  ["another site", from("https://evil.example/")],
  ["another host of the scheme", from("studio://other/index.html")],
  ["a frame inside the page", from("studio://dashboard/index.html", {})],
  ["a frame that is gone", { senderFrame: null } as IpcMainInvokeEvent],
])("rejects and logs a call of %s", async (_name, event) => {
  await expect(call(event, "it")).rejects.toThrow("may not ask");
  expect(run).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith("x", "sender");
});

it("rejects with one sentence without the path, and logs the whole error", async () => {
  const failure = Object.assign(new Error("ENOENT: no such file, open '/home/anna/x.csv'"), {
    code: "ENOENT",
  });
  run.mockImplementationOnce(() => {
    throw failure;
  });
  await expect(call(from("studio://dashboard/"), "it")).rejects.toThrow(
    /^That file or folder no longer exists\.$/,
  );
  expect(onFailed).toHaveBeenCalledExactlyOnceWith("x", failure);
  run.mockImplementationOnce(() => {
    throw new TypeError("Cannot read properties of undefined (reading 'a')");
  });
  await expect(call(from("studio://dashboard/"), "it")).rejects.toThrow(
    /^This did not work\. Help/,
  );
});

it("rejects when an argument does not parse", async () => {
  await expect(call(from("studio://dashboard/"), 7)).rejects.toThrow("Expected text");
  expect(run).not.toHaveBeenCalled();
});
