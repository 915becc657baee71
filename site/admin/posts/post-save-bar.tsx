import { Button, HStack } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { DraftStatusLine } from "#site/admin/form-safety/draft-status.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { SaveBarFrame } from "#site/ui/save-bar-frame.tsx";
import { MissingBodyDescriptions } from "./missing-body-descriptions.tsx";
import { submitLabel } from "./submit-label.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { SaveStep } from "./use-save-post.ts";

interface PostSaveBarProps {
  readonly state: PostFormState;
  readonly step: SaveStep;
  /** Rendered before the buttons of the save bar; the form's first tab stop remains the title. */
  readonly tools: ReactNode;
  readonly onPreview: () => void;
}

/** On phones the buttons fill the width. */
const FILL_ON_PHONE = { base: "1", sm: "none" } as const;

/** Sticky bar with the save status, preview and save buttons. */
export function PostSaveBar({ state, step, tools, onPreview }: PostSaveBarProps) {
  const { form, base, draftStatus, file, sending } = state;
  const [status, publishOn] = useWatch({ control: form.control, name: ["status", "publishOn"] });
  return (
    <SaveBarFrame uploading={sending !== null}>
      {sending !== null && (
        <UploadProgress
          name={file?.name ?? ""}
          percent={sending.percent}
          onCancel={sending.cancel}
        />
      )}
      <MissingBodyDescriptions state={state} />
      <HStack flex="1" flexBasis={{ base: "100%", sm: "10rem" }} justify="space-between" gap="4">
        <DraftStatusLine
          status={draftStatus}
          savedAt={base === null ? null : new Date(base.updated_at)}
        />
        <HStack gap="5" flex="none">
          {tools}
        </HStack>
      </HStack>
      <Button type="button" variant="outline" flex={FILL_ON_PHONE} onClick={onPreview}>
        <Eye aria-hidden /> Preview
      </Button>
      <Button type="submit" disabled={step.kind !== "idle"} minWidth="9rem" flex={FILL_ON_PHONE}>
        {submitLabel(step.kind, { status, publishOn }, base)}
      </Button>
    </SaveBarFrame>
  );
}
