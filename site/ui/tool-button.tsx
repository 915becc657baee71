import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface ToolButtonProps {
  readonly icon: ReactNode;
  /** Its name; visible on wide screens only, because smaller ones have no space for several. */
  readonly label: string;
  readonly onClick: () => void;
}

/** A button of the save bar beside the status. */
export function ToolButton({ icon, label, onClick }: ToolButtonProps) {
  return (
    <Button type="button" size="sm" variant="ghost" onClick={onClick}>
      {icon}
      <chakra.span srOnly={{ base: true, lg: false }}>{label}</chakra.span>
    </Button>
  );
}
