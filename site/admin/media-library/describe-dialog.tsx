import { Box, CloseButton, Dialog, Flex, Portal } from "@chakra-ui/react";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { MediaThumbnail } from "#site/admin/media/library/media-thumbnail.tsx";
import { mountedOpen } from "#site/ui/mounted-open.ts";
import { DescribeFile } from "./describe-file.tsx";

interface DescribeDialogProps {
  readonly file: LibraryFile;
  /** Element that gets the focus when the dialog closes. */
  readonly finalFocusEl: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Description and caption of a file, beside its image. A click outside does not close it: it would lose the typed text. */
export function DescribeDialog({ file, finalFocusEl, onClose }: DescribeDialogProps) {
  return (
    <Dialog.Root
      {...mountedOpen}
      size="lg"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      finalFocusEl={finalFocusEl}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Describe this file</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <Flex gap="6" direction={{ base: "column", sm: "row" }}>
                <Box width={{ base: "8rem", sm: "14rem" }} flex="none">
                  <MediaThumbnail file={file} />
                </Box>
                <Box flex="1" minWidth="0">
                  <DescribeFile file={file} onClose={onClose} />
                </Box>
              </Flex>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close without saving" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
