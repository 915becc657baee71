import { Badge } from "@chakra-ui/react";
import type { RowState } from "./row-state.ts";

const NEUTRAL = { bg: "bg.emphasized", color: "fg" } as const;

const BADGES = {
  draft: { label: "Draft", styles: NEUTRAL },
  scheduled: { label: "Scheduled", styles: { colorPalette: "clay" } },
  published: { label: "Published", styles: { colorPalette: "sage" } },
  trash: { label: "In trash", styles: NEUTRAL },
} as const satisfies Readonly<Record<RowState, unknown>>;

/** The state of a post or project as a badge. */
export function StateBadge({ state }: { readonly state: RowState }) {
  const { label, styles } = BADGES[state];
  return <Badge {...styles}>{label}</Badge>;
}
