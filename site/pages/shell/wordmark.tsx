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
  },
});

/** The name of the studio, set as its logo. */
export function Wordmark({ size = "1.5rem" }: { readonly size?: string }) {
  return (
    // Where text is enlarged on a phone, it leaves room for the button of the menu.
    <WordmarkLink
      to={paths.home}
      fontSize={`min(${size}, 9vw)`}
      aria-label={`${studio.name}, home`}
    >
      {studio.name}
    </WordmarkLink>
  );
}
