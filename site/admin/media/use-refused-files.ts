import { useState } from "react";
import type { MediaKind } from "#site/platform/platform.ts";
import { checkFiles } from "./check-media.ts";
import type { RefusedFile } from "./check-media.ts";

/**
 * Checks chosen files, and keeps those that were refused until the next choice. `sentence` says of a file's name and its
 * problem that it was not taken.
 */
export function useRefusedFiles(
  kind: MediaKind,
  sentence: (name: string, problem: string) => string,
) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  return {
    refused,
    /** Resolves to the valid ones among the files. */
    check: async (files: readonly File[]) => {
      const checked = await checkFiles(files, kind, sentence);
      setRefused(checked.refused);
      return checked.good;
    },
    /** After a file was made to fit. */
    remove: (refusal: RefusedFile) => {
      setRefused((current) => current.filter((other) => other !== refusal));
    },
    clear: () => {
      setRefused([]);
    },
  };
}
