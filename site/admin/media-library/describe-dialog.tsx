import { Box, Dialog, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { LibraryFile, MediaTexts } from "#supabase/data/media-files.ts";
import { MediaThumbnail } from "#site/admin/media/library/media-thumbnail.tsx";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import { DescribeFile } from "./describe-file.tsx";

interface DescribeDialogProps {
  readonly file: LibraryFile;
  /** Element that gets the focus when the dialog closes. */
  readonly finalFocusEl: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Description and caption of a file, beside its image. Escape asks before it loses typed text. */
export function DescribeDialog({ file, finalFocusEl, onClose }: DescribeDialogProps) {
  const form = useForm<MediaTexts>({ defaultValues: { alt: file.alt, caption: file.caption } });
  const { isDirty } = form.formState;
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <DialogFrame
      title="Describe this file"
      closeLabel="Close"
      size="lg"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      finalFocusEl={finalFocusEl}
      onClose={() => {
        if (isDirty) setIsConfirming(true);
        else onClose();
      }}
    >
      <Dialog.Body paddingBottom="6">
        <Flex gap="6" direction={{ base: "column", sm: "row" }}>
          <Box width={{ base: "8rem", sm: "14rem" }} flex="none">
            <MediaThumbnail file={file} />
          </Box>
          <Box flex="1" minWidth="0">
            <DescribeFile file={file} form={form} onClose={onClose} />
          </Box>
        </Flex>
      </Dialog.Body>
      <ConfirmDialog
        open={isConfirming}
        title="Discard what you typed?"
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={onClose}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        The description of this file stays as it was.
      </ConfirmDialog>
    </DialogFrame>
  );
}
