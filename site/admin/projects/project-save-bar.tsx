import { Button, HStack } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { DraftStatusLine } from "#site/admin/form-safety/draft-status.tsx";
import { MissingDescriptions } from "#site/admin/media/missing-descriptions.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { SaveBarFrame } from "#site/ui/save-bar-frame.tsx";
import { ProjectPreview } from "./project-preview.tsx";
import { submitLabel } from "./submit-label.ts";
import type { ProjectFormState } from "./use-project-form.ts";

/** On phones the buttons fill the width. */
const FILL_ON_PHONE = { base: "1", sm: "none" } as const;

interface ProjectSaveBarProps {
  readonly state: ProjectFormState;
  /** The version that the next save builds on; null for a project that is not stored. */
  readonly base: ProjectRow | null;
  readonly savingLabel: string;
  readonly onCancel: () => void;
  /** Rendered beside the status. */
  readonly tools?: ReactNode;
  /** Leads to the description of the gallery's image at this place. */
  readonly onDescribe: (index: number) => void;
}

/** Sticky bar with the save status, the preview of the form's values, and the buttons. */
export function ProjectSaveBar(props: ProjectSaveBarProps) {
  const { state, base, savingLabel, onCancel, tools, onDescribe } = props;
  const { form, draftStatus, image } = state;
  const preview = usePreview(image.file);
  const [status, publishOn, gallery] = useWatch({
    control: form.control,
    name: ["status", "publishOn", "gallery"],
  });
  const missing = gallery.flatMap(({ url, alt }, index) =>
    url !== "" && alt.trim() === "" ? [index] : [],
  );
  const saving = form.formState.isSubmitting;
  return (
    <SaveBarFrame uploading={image.sending !== null}>
      {image.sending !== null && (
        <UploadProgress
          name={image.file?.name ?? ""}
          percent={image.sending.percent}
          onCancel={image.sending.cancel}
        />
      )}
      <MissingDescriptions
        count={missing.length}
        onDescribe={() => {
          onDescribe(missing[0] ?? 0);
        }}
      />
      <HStack flex="1" flexBasis={{ base: "100%", sm: "10rem" }} justify="space-between" gap="4">
        <DraftStatusLine
          status={draftStatus}
          savedAt={base === null ? null : new Date(base.updated_at)}
        />
        <HStack gap="2" flex="none">
          {tools}
        </HStack>
      </HStack>
      <Button type="button" variant="outline" flex={FILL_ON_PHONE} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="button" variant="outline" flex={FILL_ON_PHONE} onClick={preview.open}>
        <Eye aria-hidden /> Preview
      </Button>
      <Button type="submit" disabled={saving} minWidth="9rem" flex={FILL_ON_PHONE}>
        {saving ? savingLabel : submitLabel({ status, publishOn }, base)}
      </Button>
      {preview.isOpen && (
        <ProjectPreview
          state={state}
          slug={base?.slug ?? ""}
          chosenImage={preview.chosenImage}
          onClose={preview.close}
        />
      )}
    </SaveBarFrame>
  );
}

/** Whether the preview is open, and the object URL of the selected featured image while it is. */
function usePreview(file: File | null) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosenImage, setChosenImage] = useState<string | null>(null);
  return {
    isOpen,
    chosenImage,
    open: () => {
      setChosenImage(file === null ? null : URL.createObjectURL(file));
      setIsOpen(true);
    },
    close: () => {
      if (chosenImage !== null) URL.revokeObjectURL(chosenImage);
      setIsOpen(false);
    },
  };
}
