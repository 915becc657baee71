import { CloseButton, Dialog, HStack, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { mountedOpen } from "#site/ui/mounted-open.ts";
import { DeviceChoice, useDevice } from "./device-choice.tsx";
import { DeviceFrame } from "./device-frame.tsx";

interface PreviewDialogProps {
  readonly title: string;
  /** As that of `DeviceFrame`. */
  readonly isWholePage?: boolean;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Dialog for previews, in a window of the chosen width. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { title, isWholePage = false, children, onClose } = props;
  // A page of another width would be too small to read on a phone.
  const { device, choose } = useDevice("dialog", window.innerWidth < 600 ? "phone" : "desktop");
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
            height="full"
            maxHeight={{ base: "100dvh", md: "calc(100dvh - 3rem)" }}
            borderRadius={{ base: "0", md: "md" }}
          >
            <Dialog.Header borderBottomWidth="1px" paddingBlock="3" paddingInlineEnd="16">
              <HStack flex="1" gap="4" rowGap="2" justify="space-between" wrap="wrap">
                <Dialog.Title textStyle="uiTitle">{title}</Dialog.Title>
                <DeviceChoice chosen={device.id} onChoose={choose} />
              </HStack>
            </Dialog.Header>
            <Dialog.Body padding="0" bg="bg.muted" overflow="hidden">
              <DeviceFrame
                title="Preview of the page"
                width={device.width}
                isWholePage={isWholePage}
                onEscape={onClose}
              >
                {children}
              </DeviceFrame>
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
