import { open, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BrowserWindow, Dialog } from "electron";
import { UserFacingError } from "./user-facing-error.ts";
import type { PickedFile, PickRequest, SaveRequest } from "../shared/bridge.ts";

const imageTypes: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
};
const videoTypes: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
};

/** Stores the folder of the last open or save dialog; null before the first one. */
export interface FolderMemory {
  read(): Promise<string | null>;
  write(folder: string): Promise<void>;
}

interface DialogEffects {
  readonly dialog: Pick<Dialog, "showOpenDialog" | "showSaveDialog">;
  readonly window: () => BrowserWindow;
  readonly folder: FolderMemory;
}

/** The dialogs of the operating system. Each starts in the folder that the last one used; picking returns []
 * when it was cancelled. */
export function createNativeDialogs({ dialog, window, folder }: DialogEffects) {
  return {
    async pickMedia(request: PickRequest): Promise<readonly PickedFile[]> {
      const last = await folder.read();
      const { canceled, filePaths } = await dialog.showOpenDialog(window(), {
        properties: request.multiple ? ["openFile", "multiSelections"] : ["openFile"],
        filters: filtersOf(request.kind),
        ...(last !== null && { defaultPath: last }),
      });
      const [first] = filePaths;
      if (canceled || first === undefined) return [];
      await folder.write(path.dirname(first));
      return Promise.all(filePaths.map((file) => readPicked(file, request.maxBytes)));
    },

    async saveFile({ name, bytes }: SaveRequest): Promise<"saved" | "cancelled"> {
      const last = await folder.read();
      const { canceled, filePath } = await dialog.showSaveDialog(window(), {
        defaultPath: last === null ? name : path.join(last, name),
      });
      if (canceled || filePath === "") return "cancelled";
      await writeFile(filePath, bytes);
      await folder.write(path.dirname(filePath));
      return "saved";
    },
  };
}

function filtersOf(kind: PickRequest["kind"]) {
  const images = { name: "Pictures", extensions: Object.keys(imageTypes) };
  if (kind === "image") return [images];
  const videos = { name: "Videos", extensions: Object.keys(videoTypes) };
  const both = {
    name: "Pictures and videos",
    extensions: [...images.extensions, ...videos.extensions],
  };
  return [both, images, videos];
}

/** Reads at most one byte more than allowed, so that the form can refuse the file without loading it
 * all. */
async function readPicked(file: string, maxBytes: number): Promise<PickedFile> {
  const name = path.basename(file);
  const found = await stat(file);
  if (!found.isFile()) throw new UserFacingError(`${name} is not a file.`);
  const bytes = new Uint8Array(Math.min(found.size, maxBytes + 1));
  const handle = await open(file, "r");
  try {
    const { bytesRead } = await handle.read(bytes, 0, bytes.byteLength, 0);
    return { name, type: typeOf(name), bytes: bytes.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}

function typeOf(name: string): string {
  const extension = path.extname(name).slice(1).toLowerCase();
  return imageTypes[extension] ?? videoTypes[extension] ?? "application/octet-stream";
}
