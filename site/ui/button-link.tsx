import { Button } from "@chakra-ui/react";
import type { ButtonProps } from "@chakra-ui/react";
import { PageLink } from "./page-link.tsx";

interface ButtonLinkProps extends Omit<ButtonProps, "asChild" | "onClick"> {
  readonly to: string;
}

/** A link styled as a button: it can be opened in a new tab, and screen readers announce a link. */
export function ButtonLink({ to, children, ...button }: ButtonLinkProps) {
  return (
    <Button asChild {...button}>
      <PageLink to={to}>{children}</PageLink>
    </Button>
  );
}
