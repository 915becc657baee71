import { Box, CloseButton, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { mountedOpen } from "#site/ui/mounted-open.ts";
import { publicTheme } from "./public-theme.ts";

interface PreviewDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Dialog for previews, always in the light theme of the public site. */
export function PreviewDialog({ title, children, onClose }: PreviewDialogProps) {
  return (
    <Dialog.Root
      {...mountedOpen}
      size="cover"
      scrollBehavior="inside"
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding={{ base: "0", md: "6" }}>
          <Dialog.Content
            {...publicTheme}
            height="full"
            maxHeight={{ base: "100dvh", md: "calc(100dvh - 3rem)" }}
            borderRadius={{ base: "0", md: "md" }}
          >
            <Dialog.Header borderBottomWidth="1px" paddingBlock="3">
              <Dialog.Title textStyle="uiTitle">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBlock={{ base: "8", md: "14" }} tabIndex={0}>
              <Box maxWidth="page" marginInline="auto">
                {children}
              </Box>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close preview" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
