import type { SystemStyleObject } from "@chakra-ui/react";

/** The title of an article; its size follows the width of the container. */
export const headlineStyle = {
  textStyle: "display",
  fontSize: "clamp(2.25rem, 1.3rem + 4.2cqi, 4.75rem)",
  maxWidth: "12.9em",
} as const satisfies SystemStyleObject;
