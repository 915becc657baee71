import { IconButton, Menu } from "@chakra-ui/react";
import { use } from "react";
import type { ComponentProps } from "react";
import { busyButton } from "#site/ui/busy-button.ts";
import { RowMenuContext } from "./row-menu-context.ts";

interface RowActionProps extends Omit<
  ComponentProps<typeof IconButton>,
  "aria-label" | "title" | "onClick"
> {
  /** Text of the menu item on narrow screens: "Edit". Needed only within `RowActions`; without it the name is the text. */
  readonly label?: string;
  /** Accessible name of the button, with the row's title: "Edit Warm minimalism". */
  readonly name: string;
  /** Whether an action of the row runs; the button then keeps the focus, but ignores clicks. */
  readonly busy?: boolean;
  readonly onClick: () => void;
}

/**
 * One action of a row or card: an icon button whose accessible name, also its tooltip, includes the row's title; an item
 * with icon and label in the menu that `RowActions` shows on narrow screens.
 */
export function RowAction({
  name,
  label = name,
  busy = false,
  onClick,
  children,
  ...button
}: RowActionProps) {
  if (use(RowMenuContext)) {
    return (
      <Menu.Item value={label} disabled={busy} onSelect={onClick}>
        {children} {label}
      </Menu.Item>
    );
  }
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
    >
      {children}
    </IconButton>
  );
}
