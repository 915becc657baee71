import { beforeEach, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { UploadQueue } from "./upload-queue.ts";
import type { Upload, UploadCallbacks } from "./upload-queue.ts";

const file = (name: string) => new File(["x"], name, { type: "image/png" });

let shown: ReadonlyMap<string, Upload>;
const arrived = vi.fn<(id: string, url: string) => void>();
const deleteUpload = vi.fn<(path: string) => Promise<void>>();

function queueWith(send: UploadCallbacks["send"]) {
  return new UploadQueue({
    send,
    deleteUpload,
    onUploaded: arrived,
    onChange: (uploads) => {
      shown = uploads;
    },
  });
}

const stored = ({ name }: File) => Promise.resolve({ url: `https://x/${name}`, path: name });

beforeEach(() => {
  vi.resetAllMocks();
  deleteUpload.mockResolvedValue();
});

it("reports the URL of each uploaded file and is empty afterwards", async () => {
  const queue = queueWith(stored);
  queue.start("1", file("a.png"));
  queue.start("2", file("b.png"));
  expect(shown.size).toBe(2);
  expect(await queue.allUploaded()).toBe(true);
  expect(arrived.mock.calls).toEqual([
    ["1", "https://x/a.png"],
    ["2", "https://x/b.png"],
  ]);
  expect(shown.size).toBe(0);
});

it("retains a failed file with the reason for a retry", async () => {
  const send = vi
    .fn(stored)
    .mockRejectedValueOnce(new DataError("server", "Upload failed: no room."));
  const queue = queueWith(send);
  queue.start("1", file("a.png"));
  expect(await queue.allUploaded()).toBe(false);
  expect(shown.get("1")?.failure).toBe("Upload failed: no room.");
  queue.retry("1");
  expect(shown.get("1")?.failure).toBeNull();
  expect(await queue.allUploaded()).toBe(true);
  expect(arrived).toHaveBeenCalledWith("1", "https://x/a.png");
});

it("deletes a file whose upload completes after its removal", async () => {
  const queue = queueWith(stored);
  queue.start("1", file("a.png"));
  queue.drop("1");
  expect(await queue.allUploaded()).toBe(true);
  expect(arrived).not.toHaveBeenCalled();
  expect(deleteUpload).toHaveBeenCalledWith("a.png");
});

it("waits for running uploads", async () => {
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const queue = queueWith(async (chosen) => {
    await slow;
    return stored(chosen);
  });
  queue.start("1", file("a.png"));
  const completed = queue.allUploaded();
  expect(arrived).not.toHaveBeenCalled();
  finish();
  expect(await completed).toBe(true);
  expect(arrived).toHaveBeenCalledOnce();
});

it("aborts only the upload of a file that is removed", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const queue = queueWith((chosen, { signal }) => {
    signals.push(signal);
    return chosen.name === "b.png"
      ? stored(chosen)
      : new Promise((_, reject) => {
          signal?.addEventListener("abort", () => {
            reject(signal.reason as Error);
          });
        });
  });
  queue.start("1", file("a.png"));
  queue.start("2", file("b.png"));
  queue.drop("1");
  expect(await queue.allUploaded()).toBe(true);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  expect(arrived.mock.calls).toEqual([["2", "https://x/b.png"]]);
  expect(deleteUpload).not.toHaveBeenCalled();
});

it("reports the progress of an upload in percent", async () => {
  const seen: number[] = [];
  const queue = new UploadQueue({
    send: (chosen, { onProgress }) => {
      onProgress?.(0.42);
      return stored(chosen);
    },
    deleteUpload,
    onUploaded: arrived,
    onChange: (uploads) => {
      seen.push(uploads.get("1")?.percent ?? -1);
    },
  });
  queue.start("1", file("a.png"));
  await queue.allUploaded();
  expect(seen).toEqual([0, 42, -1]);
  expect(arrived).toHaveBeenCalledOnce();
});
