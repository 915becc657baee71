import { chakra } from "@chakra-ui/react";

/**
 * Reading progress: a line below the navigation bar, animated by a CSS scroll timeline. Hidden in browsers
 * without scroll timelines and with `prefers-reduced-motion`.
 */
export const ReadingProgress = chakra("div", {
  base: {
    display: "none",
    "@supports (animation-timeline: scroll())": {
      "@media screen and (prefers-reduced-motion: no-preference)": {
        display: "block",
        position: "fixed",
        insetInline: "0",
        top: { base: "4rem", lg: "4.75rem" },
        zIndex: "sticky",
        height: "2px",
        marginBlockStart: "-1px",
        bg: "clay.solid",
        transformOrigin: "0 50%",
        animationName: "reading-progress",
        animationTimingFunction: "linear",
        animationFillMode: "both",
        animationTimeline: "scroll(root block)",
      },
    },
  },
});
