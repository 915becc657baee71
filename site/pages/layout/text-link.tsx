import { chakra } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import type { ComponentProps } from "react";
import { PageLink } from "#site/ui/page-link.tsx";
import { SpriteIcon } from "./sprite-icon.tsx";

const UnderlinedLink = chakra(PageLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    paddingBlock: "0.375rem 0.125rem",
    borderBottom: "1px solid",
    fontWeight: "550",
    color: "clay.fg",
    "&:hover svg": { transform: "translateX(4px)" },
  },
});

/** An underlined link with an arrow. */
export function TextLink({ children, ...link }: ComponentProps<typeof UnderlinedLink>) {
  return (
    <UnderlinedLink {...link}>
      {children}
      <SpriteIcon of="arrow" size={16} />
    </UnderlinedLink>
  );
}

/** The same with a back arrow, to the parent page. */
export function BackLink({ children, ...link }: ComponentProps<typeof UnderlinedLink>) {
  return (
    <UnderlinedLink {...link} css={{ "&:hover svg": { transform: "translateX(-4px)" } }}>
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
      {children}
    </UnderlinedLink>
  );
}
