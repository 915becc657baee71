import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PageLink } from "#site/ui/page-link.tsx";

const ProjectLink = chakra(PageLink, {
  base: {
    textDecoration: "underline",
    textDecorationColor: "border.emphasized",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.25em",
    _hover: { textDecorationColor: "currentColor" },
  },
});

interface OfProjectProps {
  /** Path of the project's page; null if nothing is linked. */
  readonly path: string | null;
  readonly children: ReactNode;
}

/** Words about a project, linked to its page. */
export function OfProject({ path, children }: OfProjectProps) {
  return path === null ? children : <ProjectLink to={path}>{children}</ProjectLink>;
}
