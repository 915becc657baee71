import { IconButton } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface RowActionProps {
  /** Accessible name with the row's title: "Edit Warm minimalism". */
  readonly name: string;
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Icon button of a row; its accessible name, also the tooltip, includes the row's title. */
export function RowAction({ name, children, disabled = false, onClick }: RowActionProps) {
  return (
    <IconButton
      size="sm"
      variant="ghost"
      color="fg.muted"
      _hover={{ color: "fg" }}
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}
