import { Flex } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { AT_THE_END, COARSE_AND_LOW } from "./theme/touch.ts";

interface SaveBarFrameProps {
  /** Whether an upload row is shown above the buttons. */
  readonly uploading?: boolean;
  /** Displayed after its siblings in a flex column, but before them in the tab order. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/**
 * Sticky bar at the bottom of a form. Raises toasts above it, so that an error message does not
 * cover the save button. While a phone's keyboard is open, the bar of a form stands at its end instead, where
 * it covers no field.
 */
export function SaveBarFrame({ uploading = false, isFirst = false, children }: SaveBarFrameProps) {
  return (
    <Flex
      position="sticky"
      bottom="0"
      // Compensates the dashboard's bottom padding, so that the bar also reaches the window's edge
      // at the end of the form and no toast overlaps it.
      marginBottom="-16"
      zIndex="docked"
      css={isFirst ? undefined : AT_THE_END}
      order={isFirst ? 1 : undefined}
      align="center"
      justify="flex-end"
      gap="3"
      flexWrap="wrap"
      paddingBlock="3"
      bg="bg"
      borderTopWidth="1px"
    >
      <Global styles={toastOffset(uploading ? "9rem" : "5.5rem", isFirst)} />
      {children}
    </Flex>
  );
}

function toastOffset(height: string, isAlwaysSticky: boolean) {
  return {
    // Public API for styles: https://ark-ui.com/docs/guides/styling.
    "[data-scope=toast][data-part=group]": {
      bottom: `${height} !important`,
      ...(!isAlwaysSticky && { [COARSE_AND_LOW]: { bottom: "1rem !important" } }),
    },
  };
}
