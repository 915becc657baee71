import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FormSaveBar } from "#site/admin/form-safety/form-save-bar.tsx";
import { MissingBodyDescriptions } from "./missing-body-descriptions.tsx";
import { submitLabel } from "./submit-label.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { SaveStep } from "./use-save-post.ts";

interface PostSaveBarProps {
  readonly state: PostFormState;
  readonly step: SaveStep;
  readonly isSaveDue: boolean;
  /** Rendered before the buttons of the save bar; the form's first tab stop remains the title. */
  readonly tools: ReactNode;
  readonly onPreview: () => void;
}

/** The save bar of a post's form. */
export function PostSaveBar(props: PostSaveBarProps) {
  const { state, step, isSaveDue, tools, onPreview } = props;
  const { form, base, localDraftStatus, file, runningUpload } = state;
  const [status, publishOn] = useWatch({ control: form.control, name: ["status", "publishOn"] });
  return (
    <FormSaveBar
      upload={runningUpload === null ? null : { ...runningUpload, fileName: file?.name ?? "" }}
      localDraftStatus={localDraftStatus}
      isSaveDue={isSaveDue}
      base={base}
      missingDescriptions={<MissingBodyDescriptions state={state} />}
      tools={tools}
      onPreview={onPreview}
      submitLabel={submitLabel(step.kind, { status, publishOn }, base)}
      isSaving={step.kind !== "idle"}
    />
  );
}
