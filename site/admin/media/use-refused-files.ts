import { useState } from "react";
import type { MediaKind } from "#site/platform/platform.ts";
import { validateFiles } from "./validate-media.ts";
import type { RefusedFile } from "./validate-media.ts";
import { runValidation } from "./running-validations.ts";

/**
 * Validates chosen files, and keeps those that were refused until the next choice. `sentence` says of a file's name and
 * its problem that it was not taken.
 */
export function useRefusedFiles(
  kind: MediaKind,
  sentence: (name: string, problem: string) => string,
) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const validate = async (files: readonly File[]) => {
    const validated = await validateFiles(files, kind, sentence);
    setRefused(validated.refused);
    return validated.good;
  };
  return {
    refused,
    /** Resolves to the valid ones among the files. */
    validate,
    /** Gives the valid ones to `add`, which adds them to a form; a save of the form waits for it. */
    addValid: (files: readonly File[], add: (good: readonly File[]) => void) =>
      runValidation(async () => {
        const good = await validate(files);
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
