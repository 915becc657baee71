import { useMemo } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { MissingDescriptions } from "#site/admin/media/missing-descriptions.tsx";
import { focusAltTextPrompt } from "#site/admin/rich-text-editor/index.ts";
import { undescribedImages } from "#site/rich-text/undescribed-images.ts";
import { usePausedText } from "#site/admin/form-safety/use-paused-text.ts";
import type { PostFormState } from "./use-post-form.ts";

/** How many images of the post's text lack a description, and a button that asks for them one by one. */
export function MissingBodyDescriptions({
  state: { form, bodyImages },
}: {
  readonly state: PostFormState;
}) {
  const content = useWatch({ control: form.control, name: "content" });
  const paused = usePausedText(content);
  const missing = useMemo(() => undescribedImages(paused), [paused]);
  return (
    <MissingDescriptions
      count={missing.length}
      onDescribe={() => {
        flushSync(() => {
          bodyImages.requestDescriptions([...new Set(missing)]);
        });
        focusAltTextPrompt();
      }}
    />
  );
}
