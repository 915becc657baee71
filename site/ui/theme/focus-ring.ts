import type { SystemStyleObject } from "@chakra-ui/react";

/** The focus ring of a frame around an invisible input. Not after a mouse click, as elsewhere. */
export const FRAME_FOCUS_RING: SystemStyleObject = {
  "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "colorPalette.focusRing" },
};
