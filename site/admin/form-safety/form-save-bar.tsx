import { Box, Button, HStack } from "@chakra-ui/react";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import type { RunningUpload } from "#site/admin/media/use-upload.ts";
import { SaveBarFrame } from "#site/ui/save-bar-frame.tsx";
import { ChecklistLink } from "./checklist-link.tsx";
import { LocalDraftStatusLine } from "./local-draft-status.tsx";
import type { LocalDraftStatus } from "./local-draft-writer.ts";

interface FormSaveBarProps {
  /** The running upload of the featured image, and the name of its file; null without one. */
  readonly upload: (RunningUpload & { readonly fileName: string }) | null;
  readonly localDraftStatus: LocalDraftStatus;
  /** True while an autosave is due or running. */
  readonly isSaveDue: boolean;
  /** The version that the next save builds on; null for a post or project that is not saved. */
  readonly base: { readonly updated_at: string } | null;
  /** Rendered first of the tools: how many images lack a description. */
  readonly missingDescriptions: ReactNode;
  /** Rendered beside the status. */
  readonly tools: ReactNode;
  readonly onPreview: () => void;
  /** Leaves the form; without it there is no such button. */
  readonly onCancel?: () => void;
  readonly submitLabel: string;
  readonly isSaving: boolean;
}

/** On phones the buttons fill the width. */
const FILL_ON_PHONE = { base: "1", sm: "none" } as const;

/** Sticky bar of the form of a post or project: save status, tools, preview and save buttons. */
export function FormSaveBar(props: FormSaveBarProps) {
  const { upload, localDraftStatus, base, onCancel } = props;
  return (
    <SaveBarFrame uploading={upload !== null}>
      {upload !== null && (
        <UploadProgress name={upload.fileName} percent={upload.percent} onCancel={upload.cancel} />
      )}
      <HStack flex="1" flexBasis={{ base: "100%", sm: "10rem" }} justify="space-between" gap="4">
        <LocalDraftStatusLine
          status={localDraftStatus}
          isSaveDue={props.isSaveDue}
          savedAt={base === null ? null : new Date(base.updated_at)}
        />
        <HStack gap={{ base: "0", md: "1" }} flex="none">
          {props.missingDescriptions}
          <ChecklistLink />
          {props.tools}
        </HStack>
      </HStack>
      {onCancel !== undefined && (
        <Button type="button" variant="outline" flex={FILL_ON_PHONE} onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button type="button" variant="outline" flex={FILL_ON_PHONE} onClick={props.onPreview}>
        <Box as="span" display={{ base: "none", sm: "contents" }}>
          <Eye aria-hidden />
        </Box>
        Preview
      </Button>
      <Button type="submit" disabled={props.isSaving} minWidth="9rem" flex={FILL_ON_PHONE}>
        {props.submitLabel}
      </Button>
    </SaveBarFrame>
  );
}
