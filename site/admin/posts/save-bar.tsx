import { Button, HStack } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { DraftStatusLine } from "#site/admin/form-safety/draft-status.tsx";
import { SaveBarFrame } from "#site/ui/save-bar-frame.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import { postState } from "./post-state.ts";
import { submitLabel } from "./submit-label.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { PublishStage } from "./use-publish.ts";

interface SaveBarProps {
  readonly state: PostFormState;
  readonly stage: PublishStage;
  /** Rendered before the buttons of the save bar; the form's first tab stop remains the title. */
  readonly tools: ReactNode;
  readonly onPreview: () => void;
}

/** On phones the buttons fill the width. */
const FILL_ON_PHONE = { base: "1", sm: "none" } as const;

/** Sticky bar with the save status, preview and save buttons. */
export function SaveBar({ state, stage, tools, onPreview }: SaveBarProps) {
  const { form, base, draftStatus, file, sending } = state;
  const [status, publishOn] = useWatch({ control: form.control, name: ["status", "publishOn"] });
  const stored = base === null ? null : postState(base, new Date());
  return (
    <SaveBarFrame uploading={sending !== null}>
      {sending !== null && (
        <UploadProgress
          name={file?.name ?? ""}
          percent={sending.percent}
          onCancel={sending.cancel}
        />
      )}
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
      <Button type="submit" disabled={stage.kind !== "idle"} minWidth="9rem" flex={FILL_ON_PHONE}>
        {submitLabel(stage.kind, { status, publishOn }, stored)}
      </Button>
    </SaveBarFrame>
  );
}
