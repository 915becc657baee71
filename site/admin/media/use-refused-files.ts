import { useState } from "react";
import type { MediaKind } from "#site/platform/platform.ts";
import { checkFiles } from "./check-media.ts";
import type { RefusedFile } from "./check-media.ts";
import { runCheck } from "./running-checks.ts";

/**
 * Checks chosen files, and keeps those that were refused until the next choice. `sentence` says of a file's name and its
 * problem that it was not taken.
 */
export function useRefusedFiles(
  kind: MediaKind,
  sentence: (name: string, problem: string) => string,
) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const check = async (files: readonly File[]) => {
    const checked = await checkFiles(files, kind, sentence);
    setRefused(checked.refused);
    return checked.good;
  };
  return {
    refused,
    /** Resolves to the valid ones among the files. */
    check,
    /** Gives the valid ones to `add`, which adds them to a form; a save of the form waits for it. */
    checkInto: (files: readonly File[], add: (good: readonly File[]) => void) =>
      runCheck(async () => {
        const good = await check(files);
        add(good);
        return good.length === files.length;
      }),
    /** After a file was made to fit. */
    remove: (refusal: RefusedFile) => {
      setRefused((current) => current.filter((other) => other !== refusal));
    },
    clear: () => {
      setRefused([]);
    },
  };
}
