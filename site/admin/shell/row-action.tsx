import { IconButton } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface RowActionProps {
  /** The whole sentence, with the title of the row: "Edit Warm minimalism". */
  readonly name: string;
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** An icon button of a row. Its name tells which row it means; the tooltip says the same. */
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
