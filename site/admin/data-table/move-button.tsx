import { IconButton } from "@chakra-ui/react";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";

const ICONS = { up: ArrowUp, down: ArrowDown, left: ArrowLeft, right: ArrowRight } as const;

interface MoveButtonProps {
  readonly id: string;
  readonly label: string;
  readonly direction: keyof typeof ICONS;
  /** The row is at this end of the list. */
  readonly atEnd: boolean;
  readonly onClick: () => void;
  readonly color?: "fg.muted";
}

/** Moves a row. Stays focusable when disabled, so that keyboard focus is not lost at the ends of the list. */
export function MoveButton({ label, direction, atEnd, onClick, ...button }: MoveButtonProps) {
  const Icon = ICONS[direction];
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
      <Icon />
    </IconButton>
  );
}
