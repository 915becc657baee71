import { chakra } from "@chakra-ui/react";
import { paths } from "#site/config/paths.ts";
import { studio } from "#site/content/studio.ts";
import { PageLink } from "#site/ui/page-link.tsx";

const WordmarkLink = chakra(PageLink, {
  base: {
    fontFamily: "heading",
    letterSpacing: "-0.015em",
    lineHeight: "1.08",
    whiteSpace: "nowrap",
    // However small its type is: the least size of a target (WCAG 2.5.8).
    display: "inline-flex",
    alignItems: "center",
    minHeight: "24px",
  },
});

interface WordmarkProps {
  readonly size?: string;
  /** The most that its type may take of a phone's width, so that enlarged text leaves room beside it. */
  readonly widest?: string;
}

/** The name of the studio, set as its logo. */
export function Wordmark({ size = "1.5rem", widest = "9vw" }: WordmarkProps) {
  return (
    <WordmarkLink
      to={paths.home}
      fontSize={`min(${size}, ${widest})`}
      aria-label={`${studio.name}, home`}
    >
      {studio.name}
    </WordmarkLink>
  );
}
