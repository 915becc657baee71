import { useState } from "react";
import type { UploadOptions } from "#supabase/data/upload-progress.ts";

/** A running upload. */
export interface RunningUpload {
  /** 0 to 100. */
  readonly percent: number;
  readonly cancel: () => void;
}

/** Runs work on one file at a time, with its progress and a way to cancel it. */
export function useUpload() {
  const [runningUpload, setRunningUpload] = useState<RunningUpload | null>(null);
  const run = async <T>(work: (options: UploadOptions) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    const cancel = () => {
      controller.abort();
    };
    setRunningUpload({ percent: 0, cancel });
    try {
      return await work({
        signal: controller.signal,
        onProgress: (share) => {
          setRunningUpload({ percent: Math.round(share * 100), cancel });
        },
      });
    } finally {
      setRunningUpload(null);
    }
  };
  return { runningUpload, run };
}

/** Whether work was cancelled by the member. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
