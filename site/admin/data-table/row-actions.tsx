import { HStack, IconButton, Menu } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useMediaQuery } from "#site/ui/use-media-query.ts";
import { RowMenuContext } from "./row-menu-context.ts";

interface RowActionsProps extends ComponentProps<typeof HStack> {
  /** Title of the row: "Actions of Warm minimalism". */
  readonly title: string;
  /** Props of the menu's button, such as the row's focus target. */
  readonly trigger?: object;
  /** `RowAction` elements. A dialog belongs beside them: a closed menu has no content. */
  readonly children: ReactNode;
}

/** The actions of a row or card: icon buttons in a line, or on narrow screens one button with a menu. */
export function RowActions({ title, trigger, children, ...line }: RowActionsProps) {
  const isNarrow = useMediaQuery("(max-width: 47.99rem)");
  if (!isNarrow) {
    return (
      <HStack gap="0" {...line}>
        {children}
      </HStack>
    );
  }
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <IconButton
          size="sm"
          variant="ghost"
          color="fg.muted"
          aria-label={`Actions of ${title}`}
          {...trigger}
        >
          <Ellipsis />
        </IconButton>
      </Menu.Trigger>
      {/* Not in a portal, to stay within the landmark of the list. */}
      <Menu.Positioner>
        <Menu.Content minWidth="12rem" css={{ "& svg": { boxSize: "1em" } }}>
          <RowMenuContext value>{children}</RowMenuContext>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
