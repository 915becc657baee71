import { Button, HStack } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { DraftStatusLine } from "#site/admin/drafts/draft-status.tsx";
import { SaveBarFrame } from "#site/admin/shell/save-bar-frame.tsx";
import { UploadLine } from "#site/admin/shell/upload-line.tsx";
import { postState } from "./post-state.ts";
import { submitLabel } from "./submit-label.ts";
import type { PostFormState } from "./use-post-form.ts";
import type { PublishStage } from "./use-publish.ts";

interface SaveBarProps {
  readonly state: PostFormState;
  readonly stage: PublishStage;
  /** What else the editor can do, before the buttons: the first Tab of the form is its title. */
  readonly tools: ReactNode;
  readonly onPreview: () => void;
}

/** On phones the buttons share the width. */
const GROWN = { base: "1", sm: "none" } as const;

/** Always in reach: where the text is kept, what it looks like, and the way to save it. */
export function SaveBar({ state, stage, tools, onPreview }: SaveBarProps) {
  const { form, base, draftStatus, file, sending } = state;
  const [status, publishOn] = useWatch({ control: form.control, name: ["status", "publishOn"] });
  const stored = base === null ? null : postState(base, new Date());
  return (
    <SaveBarFrame uploading={sending !== null}>
      {sending !== null && (
        <UploadLine name={file?.name ?? ""} percent={sending.percent} onCancel={sending.cancel} />
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
      <Button type="button" variant="outline" flex={GROWN} onClick={onPreview}>
        <Eye aria-hidden /> Preview
      </Button>
      <Button type="submit" disabled={stage.kind !== "idle"} minWidth="9rem" flex={GROWN}>
        {submitLabel(stage.kind, { status, publishOn }, stored)}
      </Button>
    </SaveBarFrame>
  );
}
