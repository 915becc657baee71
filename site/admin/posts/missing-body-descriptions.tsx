import { useMemo } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { MissingDescriptions } from "#site/admin/media/missing-descriptions.tsx";
import { focusAltTextPrompt } from "#site/admin/rich-text-editor/index.ts";
import { undescribedImages } from "#site/rich-text/undescribed-images.ts";
import { useDebouncedValue } from "#site/ui/use-debounced-value.ts";
import type { PostFormState } from "./use-post-form.ts";

/** Parsing waits for a pause, because it takes longer than a frame in a long text. */
const PAUSE_MS = 500;

/** How many images of the post's text lack a description, and a button that asks for them one by one. */
export function MissingBodyDescriptions({
  state: { form, images },
}: {
  readonly state: PostFormState;
}) {
  const content = useWatch({ control: form.control, name: "content" });
  const paused = useDebouncedValue(content, PAUSE_MS);
  const missing = useMemo(() => undescribedImages(paused), [paused]);
  return (
    <MissingDescriptions
      count={missing.length}
      onDescribe={() => {
        flushSync(() => {
          images.requestDescriptions([...new Set(missing)]);
        });
        focusAltTextPrompt();
      }}
    />
  );
}
