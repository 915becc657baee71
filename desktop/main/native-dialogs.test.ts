import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { OpenDialogOptions, SaveDialogOptions } from "electron";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createNativeDialogs } from "./native-dialogs.ts";

let folder = "";
let remembered: string | null = null;
const showOpenDialog =
  vi.fn<
    (
      window: unknown,
      options: OpenDialogOptions,
    ) => Promise<{ canceled: boolean; filePaths: string[] }>
  >();
const showSaveDialog =
  vi.fn<
    (
      window: unknown,
      options: SaveDialogOptions,
    ) => Promise<{ canceled: boolean; filePath: string }>
  >();

// Only the dialogs are faked; file access is real.
const dialogs = createNativeDialogs({
  dialog: { showOpenDialog, showSaveDialog } as never,
  window: () => ({}) as never,
  folder: {
    read: () => Promise.resolve(remembered),
    write: (folder) => {
      remembered = folder;
      return Promise.resolve();
    },
  },
});

beforeEach(async () => {
  vi.resetAllMocks();
  remembered = null;
  folder = await mkdtemp(path.join(os.tmpdir(), "pick-"));
});
afterEach(() => rm(folder, { recursive: true }));

const request = { kind: "image", multiple: true, maxBytes: 4 } as const;

it("returns base name, type and bytes, never a path", async () => {
  const file = path.join(folder, "Lamp.PNG");
  await writeFile(file, "abc");
  showOpenDialog.mockResolvedValue({ canceled: false, filePaths: [file] });
  const picked = await dialogs.pickMedia(request);
  expect(picked).toEqual([
    { name: "Lamp.PNG", type: "image/png", bytes: new TextEncoder().encode("abc") },
  ]);
  expect(JSON.stringify(picked)).not.toContain(folder);
});

it("reads one byte past the limit of a longer file, so that the form refuses it", async () => {
  const file = path.join(folder, "long.webp");
  await writeFile(file, "a".repeat(100));
  showOpenDialog.mockResolvedValue({ canceled: false, filePaths: [file] });
  expect((await dialogs.pickMedia(request))[0]?.bytes.byteLength).toBe(5);
});

it("returns an empty list when cancelled and stores no folder", async () => {
  showOpenDialog.mockResolvedValue({ canceled: true, filePaths: [] });
  expect(await dialogs.pickMedia(request)).toEqual([]);
  expect(remembered).toBeNull();
});

it("opens in the folder of the last file, with the filters of the form", async () => {
  const file = path.join(folder, "a.mp4");
  await writeFile(file, "a");
  showOpenDialog.mockResolvedValue({ canceled: false, filePaths: [file] });
  await dialogs.pickMedia({ ...request, kind: "image-or-video", multiple: false });
  await dialogs.pickMedia({ ...request, multiple: false });
  const [first, second] = showOpenDialog.mock.calls.map(([, options]) => options);
  expect(first?.defaultPath).toBeUndefined();
  expect(first?.filters?.[0]?.extensions).toContain("mp4");
  expect(second?.defaultPath).toBe(folder);
  expect(second?.filters?.[0]?.extensions).not.toContain("mp4");
  expect(second?.properties).toEqual(["openFile"]);
});

it("writes to the chosen path and reports success", async () => {
  const file = path.join(folder, "inquiries.csv");
  showSaveDialog.mockResolvedValue({ canceled: false, filePath: file });
  const bytes = new TextEncoder().encode("a,b");
  expect(await dialogs.saveFile({ name: "inquiries.csv", bytes })).toBe("saved");
  expect(await readFile(file, "utf8")).toBe("a,b");
  showSaveDialog.mockResolvedValue({ canceled: true, filePath: "" });
  expect(await dialogs.saveFile({ name: "inquiries.csv", bytes })).toBe("cancelled");
});

it("rejects when the file cannot be written", async () => {
  showSaveDialog.mockResolvedValue({ canceled: false, filePath: path.join(folder, "no", "x.csv") });
  await expect(dialogs.saveFile({ name: "x.csv", bytes: new Uint8Array(1) })).rejects.toThrow(
    "ENOENT",
  );
});
