import { IconButton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { busyButton } from "#site/ui/busy-button.ts";

interface RowActionProps {
  /** Accessible name with the row's title: "Edit Warm minimalism". */
  readonly name: string;
  readonly children: ReactNode;
  /** Whether an action of the row runs; the button then keeps the focus, but ignores clicks. */
  readonly busy?: boolean;
  readonly onClick: () => void;
}

/** Icon button of a row; its accessible name, also the tooltip, includes the row's title. */
export function RowAction({ name, children, busy = false, onClick }: RowActionProps) {
  return (
    <IconButton
      size="sm"
      variant="ghost"
      color="fg.muted"
      _hover={{ color: "fg" }}
      aria-label={name}
      title={name}
      {...busyButton(busy, onClick)}
    >
      {children}
    </IconButton>
  );
}
