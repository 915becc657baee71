import { Button } from "@chakra-ui/react";
import type { ButtonProps } from "@chakra-ui/react";
import { PageLink } from "./page-link.tsx";

interface ButtonLinkProps extends Omit<ButtonProps, "asChild" | "onClick"> {
  readonly to: string;
}

/** Looks like a button, is a link: it can be opened in a new tab and read as one. */
export function ButtonLink({ to, children, ...button }: ButtonLinkProps) {
  return (
    <Button asChild {...button}>
      <PageLink to={to}>{children}</PageLink>
    </Button>
  );
}
