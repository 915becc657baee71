import { useMemo } from "react";
import { flushSync } from "react-dom";
import { usePausedText } from "#site/admin/form-safety/use-paused-text.ts";
import { undescribedImages } from "#site/rich-text/undescribed-images.ts";
import { focusAltTextPrompt } from "./image-list.tsx";
import type { BodyImages } from "./use-body-images.ts";

/** How many images of a text lack a description, and a function that asks for their descriptions one by one. */
export function useUndescribedImages(content: string, images: BodyImages) {
  const paused = usePausedText(content);
  const missing = useMemo(() => undescribedImages(paused), [paused]);
  return {
    count: missing.length,
    requestDescriptions: () => {
      flushSync(() => {
        images.requestDescriptions([...new Set(missing)]);
      });
      focusAltTextPrompt();
    },
  };
}
