import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { paths } from "#site/config/paths.ts";
import type { Service } from "#site/content/services.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { useProjectResults } from "../proof/project-results-query.ts";

interface ServiceProjectProps {
  readonly service: Pick<Service, "project">;
  readonly children: (link: ReactNode) => ReactNode;
}

/** Renders the link to the project that shows a service; nothing while no project with its title is published. */
export function ServiceProject({ service, children }: ServiceProjectProps) {
  const project = useProjectResults().find(({ title }) => title === service.project);
  if (project === undefined) return null;
  return children(
    <ProjectLink to={paths.portfolioProject(project.slug)}>{project.title}</ProjectLink>,
  );
}

const ProjectLink = chakra(PageLink, {
  base: {
    color: "clay.fg",
    textDecoration: "underline",
    _hover: { textDecorationThickness: "2px" },
  },
});
