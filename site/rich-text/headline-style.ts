import type { SystemStyleObject } from "@chakra-ui/react";

/** The title of an article; its size follows the width of the container. */
export const headlineStyle = {
  textStyle: "display",
  fontSize: "clamp(2.4rem, 1.4rem + 4.5cqi, 5.3rem)",
  maxWidth: "11.9em",
} as const satisfies SystemStyleObject;
