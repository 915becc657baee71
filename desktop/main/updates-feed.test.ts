import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { RequestOptions, Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { NsisUpdater } from "electron-updater";
import { ElectronHttpExecutor } from "electron-updater/out/electronHttpExecutor.js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createUpdates } from "./updates.ts";

const installer = Buffer.from("the new version");
let folder = "";
let feed: Server;
/** The bytes that the feed serves as the installer; its metadata describes the correct ones. */
let served: Buffer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "desktop-feed-"));
  served = installer;
  feed = createServer((request, response) => {
    response.end(request.url?.includes(".yml") === true ? description() : served);
  });
  await new Promise<void>((resolve) => feed.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  feed.close();
  await rm(folder, { recursive: true });
});

it("finds a newer version in the feed, downloads it and announces it", async () => {
  const { announce, report } = await checkAsVersion("1.0.0");
  await vi.waitFor(() => {
    expect(announce).toHaveBeenCalledExactlyOnceWith("1.1.0", expect.any(Function));
  });
  expect(report).not.toHaveBeenCalled();
});

it("announces nothing when this is the newest version", async () => {
  const { announce, notify } = await checkAsVersion("1.1.0", true);
  await vi.waitFor(() => {
    expect(notify).toHaveBeenCalledExactlyOnceWith("You have the newest version.");
  });
  expect(announce).not.toHaveBeenCalled();
});

it("never announces a download that does not match the feed's metadata", async () => {
  served = Buffer.from("something else!");
  const { announce, report } = await checkAsVersion("1.0.0");
  await vi.waitFor(() => {
    expect(report).toHaveBeenCalledWith(expect.stringContaining("sha512 checksum mismatch"));
  });
  expect(announce).not.toHaveBeenCalled();
});

/** The real updater, with Node's requests instead of Electron's, for the feed of this test. */
async function checkAsVersion(version: string, byPerson = false) {
  const settings = path.join(folder, "app-update.yml");
  const { port } = feed.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  await writeFile(settings, `provider: generic\nurl: ${url}\nupdaterCacheDirName: studio\n`);
  const updater = new NsisUpdater(null, {
    version,
    name: "Interior Design Admin",
    isPackaged: true,
    appUpdateConfigPath: settings,
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  });
  updater.logger = null;
  updater.disableDifferentialDownload = true;
  // Only Electron's `net` is replaced; requests and their handling are the updater's.
  const httpExecutor = Object.assign(new ElectronHttpExecutor(), {
    createRequest: (options: RequestOptions, onResponse: Parameters<typeof request>[2]) =>
      request(options, onResponse),
  });
  Object.assign(updater, { httpExecutor });
  const effects = {
    announce: vi.fn(),
    confirmRestart: vi.fn(),
    restart: vi.fn(),
    notify: vi.fn(),
    report: vi.fn(),
  };
  createUpdates({ updater, ...effects }).check(byPerson);
  return effects;
}

function description(): string {
  const sha512 = createHash("sha512").update(installer).digest("base64");
  const file = `url: Studio-1.1.0.exe\n    sha512: ${sha512}\n    size: ${String(installer.length)}`;
  return `version: 1.1.0\nfiles:\n  - ${file}\nreleaseDate: '2026-11-01T00:00:00.000Z'\n`;
}
