import { Flex } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { ReactNode } from "react";

interface SaveBarFrameProps {
  /** Another row stands above the buttons. */
  readonly uploading?: boolean;
  /** Shown below its siblings in a flex column, although it comes before them in the order of Tab. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** The bar under a form that stays in view. Toasts stand above it: whoever reads why a save failed
 * must be able to press the button again. */
export function SaveBarFrame({ uploading = false, isFirst = false, children }: SaveBarFrameProps) {
  return (
    <Flex
      position="sticky"
      bottom="0"
      // Into the room below the dashboard's content, so that the bar is at the lower edge of the window
      // at the end of the form, too, and no toast lies over it.
      marginBottom="-16"
      zIndex="docked"
      order={isFirst ? 1 : undefined}
      align="center"
      justify="flex-end"
      gap="3"
      flexWrap="wrap"
      paddingBlock="3"
      bg="bg"
      borderTopWidth="1px"
    >
      <Global styles={raisedToasts(uploading ? "9rem" : "5.5rem")} />
      {children}
    </Flex>
  );
}

function raisedToasts(height: string) {
  return { "[data-scope=toast][data-part=group]": { bottom: `${height} !important` } };
}
