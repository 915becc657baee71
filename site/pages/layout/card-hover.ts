import type { SystemStyleObject } from "@chakra-ui/react";

/** How a card that is one link answers the pointer, and the keyboard: its arrow moves, its title takes color. */
export const cardHover: SystemStyleObject = {
  "& :is(h2, h3)": { transition: "color {durations.calm} ease-out" },
  "&:is(:hover, :focus-within) :is(h2, h3)": { color: "clay.fg" },
  "&:is(:hover, :focus-within) a svg": { transform: "translateX(4px)" },
};
