import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DeviceChoice, useDevice } from "./device-choice.tsx";
import { DeviceFrame } from "./device-frame.tsx";

/** End of the sticky header and of the links to the form's sections. */
const PREVIEW_TOP = "calc(7.5rem + var(--form-sections, 0px))";
/** Viewport height minus what sticks above, and the save bar. */
const PREVIEW_HEIGHT = `calc(100dvh - ${PREVIEW_TOP} - 5rem)`;

interface LivePreviewProps {
  /** The public page of the form's values. */
  readonly children: ReactNode;
}

/** The public page beside its form, in a window of the chosen width; it follows the caret. */
export function LivePreview({ children }: LivePreviewProps) {
  const { device, choose } = useDevice("beside", "tablet");
  return (
    <Flex
      as="section"
      aria-label="Live preview"
      direction="column"
      gap="2"
      position="sticky"
      top={PREVIEW_TOP}
      height={PREVIEW_HEIGHT}
    >
      <DeviceChoice chosen={device.id} onChoose={choose} />
      <Box
        flex="1"
        minHeight="0"
        borderWidth="1px"
        borderRadius="md"
        overflow="hidden"
        bg="bg.muted"
      >
        <DeviceFrame title="Live preview of the page" width={device.width} followsCaret>
          {children}
        </DeviceFrame>
      </Box>
    </Flex>
  );
}
