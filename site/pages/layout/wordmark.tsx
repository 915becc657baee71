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
    // The minimum target size (WCAG 2.5.8), also with a small font.
    display: "inline-flex",
    alignItems: "center",
    minHeight: "24px",
  },
});

interface WordmarkProps {
  readonly size?: string;
  /** Maximum font size in vw, so that enlarged text leaves space beside it on phones. */
  readonly widest?: string;
}

/** The studio's name as its logo. */
export function Wordmark({ size = "1.5rem", widest = "9vw" }: WordmarkProps) {
  return (
    <WordmarkLink
      to={paths.home}
      fontSize={{ base: `min(${size}, ${widest})`, lg: `min(${size}, 3.4vw)` }}
      aria-label={`${studio.name}, home`}
    >
      {studio.name}
    </WordmarkLink>
  );
}
