import { chakra } from "@chakra-ui/react";

/**
 * How far the article is read: a hairline under the bar, drawn by the browser from the scroll position.
 * Browsers without scroll timelines, and readers who want less motion, do without.
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
