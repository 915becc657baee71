import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ToolButtonProps {
  readonly icon: ReactNode;
  /** Its name; visible on wide screens only, because smaller ones have no space for several. */
  readonly label: string;
  /** The number in the label, visible instead of it; the label is then the tooltip. */
  readonly count?: number;
  readonly onClick: () => void;
}

/** A button of the save bar beside the status. */
export function ToolButton({ icon, label, count, onClick }: ToolButtonProps) {
  return (
    <Button
      type="button"
      size="sm"
      variant="ghost"
      paddingInline={{ base: "2", xl: "3" }}
      gap="1.5"
      title={count === undefined ? undefined : label}
      onClick={onClick}
    >
      {icon}
      {count !== undefined && <span aria-hidden>{count}</span>}
      <chakra.span srOnly={count === undefined ? { base: true, xl: false } : true}>
        {label}
      </chakra.span>
    </Button>
  );
}
