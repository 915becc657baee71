import { Center, HStack } from "@chakra-ui/react";
import { GripVertical } from "lucide-react";
import { MoveButton } from "#site/admin/data-table/move-button.tsx";
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
      {(["up", "down"] as const).map((direction) => (
        <MoveButton
          key={direction}
          id={moveButtonId(id, direction)}
          label={`Move ${title} ${direction}`}
          direction={direction}
          atEnd={direction === "up" ? order.isFirst(id) : order.isLast(id)}
          color="fg.muted"
          onClick={() => {
            order.move(id, direction);
          }}
        />
      ))}
    </HStack>
  );
}
