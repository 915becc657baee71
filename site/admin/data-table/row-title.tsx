import { Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { LINK_LINE } from "#site/ui/theme/touch.ts";
import { ROW_FOCUS_TARGET } from "./roving-focus.ts";

const STYLES = {
  textStyle: "ui",
  fontWeight: "500",
  lineClamp: "2",
  overflowWrap: "anywhere",
  unicodeBidi: "plaintext",
} as const;

interface RowTitleProps {
  readonly title: string;
  /** Where the row is opened; null if it is not. */
  readonly href: string | null;
}

/** Title of a post or project in its list. */
export function RowTitle({ title, href }: RowTitleProps) {
  if (href === null) return <Text {...STYLES}>{title}</Text>;
  return (
    <Link asChild color="fg" {...STYLES} css={LINK_LINE.link}>
      <RouterLink to={href} {...ROW_FOCUS_TARGET}>
        {title}
      </RouterLink>
    </Link>
  );
}
