import { useState } from "react";
import type { UploadWatch } from "#supabase/data/upload-progress.ts";

/** A file on its way. */
export interface Sending {
  /** 0 to 100. */
  readonly percent: number;
  readonly cancel: () => void;
}

/** Work on one file at a time that tells how far it has got and can be called off. */
export function useSending() {
  const [sending, setSending] = useState<Sending | null>(null);
  const run = async <T>(work: (watch: UploadWatch) => Promise<T>): Promise<T> => {
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

/** Whether work ended because somebody called it off. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
