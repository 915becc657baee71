import { IconButton } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { busyButton } from "#site/ui/busy-button.ts";

interface RowActionProps extends Omit<
  ComponentProps<typeof IconButton>,
  "aria-label" | "title" | "onClick"
> {
  /** Accessible name with the row's title: "Edit Warm minimalism". */
  readonly name: string;
  /** Whether an action of the row runs; the button then keeps the focus, but ignores clicks. */
  readonly busy?: boolean;
  readonly onClick: () => void;
}

/** Icon button of a row or card; its accessible name, also the tooltip, includes the row's title. */
export function RowAction({ name, busy = false, onClick, ...button }: RowActionProps) {
  return (
    <IconButton
      size="sm"
      variant="ghost"
      color="fg.muted"
      _hover={{ color: "fg" }}
      aria-label={name}
      title={name}
      {...button}
      {...busyButton(busy, onClick)}
    />
  );
}
