import { Center, HStack, IconButton } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { ListedProject } from "#site/schemas/project.ts";
import { moveButtonId } from "./use-portfolio-order.ts";
import type { PortfolioOrder } from "./use-portfolio-order.ts";

interface OrderButtonsProps {
  readonly row: Pick<ListedProject, "id" | "title">;
  readonly order: PortfolioOrder;
}

/** Drag handle and buttons that move a row up or down. */
export function OrderButtons({ row: { id, title }, order }: OrderButtonsProps) {
  return (
    <HStack gap="0">
      <Center
        {...order.drag.handle(id)}
        title={`Drag ${title} to another place`}
        aria-hidden
        data-drag-handle=""
        color="fg.subtle"
        cursor="grab"
        width="6"
        height="8"
      >
        <GripVertical size="16" />
      </Center>
      <MoveButton direction="up" id={id} title={title} off={order.isFirst(id)} order={order} />
      <MoveButton direction="down" id={id} title={title} off={order.isLast(id)} order={order} />
    </HStack>
  );
}

interface MoveButtonProps {
  readonly direction: "up" | "down";
  readonly id: string;
  readonly title: string;
  readonly off: boolean;
  readonly order: PortfolioOrder;
}

/** Stays focusable when disabled, so that keyboard focus is not lost at the ends of the list. */
function MoveButton({ direction, id, title, off, order }: MoveButtonProps) {
  return (
    <IconButton
      id={moveButtonId(id, direction)}
      size="xs"
      variant="ghost"
      color="fg.muted"
      aria-label={`Move ${title} ${direction}`}
      aria-disabled={off}
      opacity={off ? 0.4 : 1}
      onClick={() => {
        if (!off) order.move(id, direction);
      }}
    >
      {direction === "up" ? <ArrowUp /> : <ArrowDown />}
    </IconButton>
  );
}
