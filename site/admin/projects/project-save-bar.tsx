import { useState } from "react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FormSaveBar } from "#site/admin/form-safety/form-save-bar.tsx";
import { MissingProjectDescriptions } from "./missing-project-descriptions.tsx";
import { ProjectPreview } from "./project-preview.tsx";
import { submitLabel } from "./submit-label.ts";
import type { ProjectFormState } from "./use-project-form.ts";

interface ProjectSaveBarProps {
  readonly state: ProjectFormState;
  readonly savingLabel: string;
  readonly isSaveDue: boolean;
  readonly onCancel: () => void;
  /** Rendered beside the status. */
  readonly tools?: ReactNode;
  /** Leads to the description of the gallery's image at this place. */
  readonly onDescribe: (index: number) => void;
}

/** The save bar of a project's form, and the preview of its values. */
export function ProjectSaveBar(props: ProjectSaveBarProps) {
  const { state, savingLabel, onCancel, tools, onDescribe } = props;
  const { form, base, localDraftStatus, image } = state;
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [status, publishOn] = useWatch({ control: form.control, name: ["status", "publishOn"] });
  const isSaving = form.formState.isSubmitting;
  const { runningUpload, file } = image;
  return (
    <>
      <FormSaveBar
        upload={runningUpload === null ? null : { ...runningUpload, fileName: file?.name ?? "" }}
        localDraftStatus={localDraftStatus}
        isSaveDue={props.isSaveDue}
        base={base}
        missingDescriptions={
          <MissingProjectDescriptions state={state} onDescribeInGallery={onDescribe} />
        }
        tools={tools}
        onPreview={() => {
          setIsPreviewing(true);
        }}
        onCancel={onCancel}
        submitLabel={isSaving ? savingLabel : submitLabel({ status, publishOn }, base)}
        isSaving={isSaving}
      />
      {isPreviewing && (
        <ProjectPreview
          state={state}
          onClose={() => {
            setIsPreviewing(false);
          }}
        />
      )}
    </>
  );
}
