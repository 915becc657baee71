import { IconButton } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";

interface MoveButtonProps {
  readonly id: string;
  readonly label: string;
  readonly direction: "up" | "down";
  /** The row is at this end of the list. */
  readonly atEnd: boolean;
  readonly onClick: () => void;
  readonly color?: "fg.muted";
}

/** Moves a row. Stays focusable when disabled, so that keyboard focus is not lost at the ends of the list. */
export function MoveButton({ label, direction, atEnd, onClick, ...button }: MoveButtonProps) {
  return (
    <IconButton
      type="button"
      size="xs"
      variant="ghost"
      {...button}
      aria-label={label}
      aria-disabled={atEnd}
      opacity={atEnd ? 0.4 : 1}
      onClick={() => {
        if (!atEnd) onClick();
      }}
    >
      {direction === "up" ? <ArrowUp /> : <ArrowDown />}
    </IconButton>
  );
}
