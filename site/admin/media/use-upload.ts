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
  const [sending, setSending] = useState<RunningUpload | null>(null);
  const run = async <T>(work: (options: UploadOptions) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    const cancel = () => {
      controller.abort();
    };
    setSending({ percent: 0, cancel });
    try {
      return await work({
        signal: controller.signal,
        onProgress: (share) => {
          setSending({ percent: Math.round(share * 100), cancel });
        },
      });
    } finally {
      setSending(null);
    }
  };
  return { sending, run };
}

/** Whether work was cancelled by the member. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
