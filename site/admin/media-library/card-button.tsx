import { IconButton } from "@chakra-ui/react";
import type { ComponentProps } from "react";

interface CardButtonProps extends Omit<ComponentProps<typeof IconButton>, "aria-label" | "title"> {
  /** Names the action and the file, for screen readers. */
  readonly label: string;
  /** Names the action, for the pointer. */
  readonly title: string;
}

/** An action of a file, as an icon. */
export function CardButton({ label, ...button }: CardButtonProps) {
  return (
    <IconButton
      type="button"
      size="sm"
      variant="ghost"
      color="fg.muted"
      aria-label={label}
      {...button}
    />
  );
}
