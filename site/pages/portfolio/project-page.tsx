import { Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { portfolioCall, portfolioWords } from "#site/content/portfolio.ts";
import { CallToAction } from "../layout/call-to-action.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { Column } from "../layout/section.tsx";
import { BackLink } from "../layout/text-link.tsx";
import { ProjectHead } from "./project-head.tsx";
import { projectQuery } from "./project-queries.ts";
import { ProjectDetail } from "./project-detail.tsx";

/**
 * A project as a page, which is prerendered for visitors without script. With script the same URL shows the
 * portfolio with the project in a dialog.
 */
export function ProjectPage({ slug }: { readonly slug: string }) {
  const { data: project } = useQuery(projectQuery(usePublicClient(), slug));
  if (project === undefined) return null;
  const { emptyFilter } = portfolioWords;
  return (
    <>
      <ProjectHead project={project} />
      <Column paddingBlock={{ base: "10", lg: "16" }}>
        <BackLink to={emptyFilter.action.to}>{emptyFilter.action.label}</BackLink>
        <Text
          as="h1"
          textStyle="title"
          overflowWrap="anywhere"
          hyphens="auto"
          marginBlock={{ base: "6", lg: "10" }}
        >
          {project.title}
        </Text>
        <ProjectDetail project={project} />
      </Column>
      <CallToAction {...portfolioCall} />
    </>
  );
}
