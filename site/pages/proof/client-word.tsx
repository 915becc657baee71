import { chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { paths } from "#site/config/paths.ts";
import { demoMark } from "#site/content/demo-mark.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { proof } from "#site/content/proof.ts";
import { DemoNote } from "#site/rich-text/demo-note.tsx";
import { HeadingRow } from "../layout/section-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import type { QuotingPage } from "./client-words.ts";
import { useQuotedProject } from "./project-results-query.ts";

const Column = chakra("div", { base: { display: "grid", rowGap: "6" } });

interface ClientWordProps {
  readonly page: QuotingPage;
  /** Title of the project whose image stands beside the words. */
  readonly beside?: string | undefined;
  /** Words and signature beside each other, or below each other. */
  readonly layout: "row" | "column";
}

/** A client's words with their name, the result of the project, and a link to it. Renders nothing without words. */
export function ClientWord({ page, beside, layout }: ClientWordProps) {
  const project = useQuotedProject(page, beside);
  if (project === null) return null;
  const { quote, person, role: storedRole } = project.testimonial;
  const { isDemo, shown } = demoMark([storedRole]);
  const role = shown(storedRole);
  const inRow = layout === "row";
  const Frame = inRow ? HeadingRow : Column;
  return (
    <chakra.figure borderTopWidth="1px" paddingBlockStart="5" overflowWrap="anywhere">
      <Flex wrap="wrap" justify="space-between" columnGap="4" marginBlockEnd="6">
        <Text textStyle="caption" color="fg.muted">
          {proof.clientWord.heading}
        </Text>
        {isDemo && <DemoNote />}
      </Flex>
      <Frame>
        <Text as="blockquote" textStyle={inRow ? "title" : "heading"} unicodeBidi="plaintext">
          {projectWords.quoted(quote)}
        </Text>
        <Stack as="figcaption" gap="4" align="start" textStyle="ui">
          <span>
            <Text as="span" fontWeight="550">
              {person}
            </Text>
            {role !== "" && (
              <Text as="span" color="fg.muted">
                {`, ${role}`}
              </Text>
            )}
          </span>
          {project.outcome !== "" && (
            <Text color="fg.muted" maxWidth="34rem" unicodeBidi="plaintext">
              {project.outcome}
            </Text>
          )}
          <TextLink to={paths.portfolioProject(project.slug)}>
            {proof.clientWord.project(project.title)}
          </TextLink>
        </Stack>
      </Frame>
    </chakra.figure>
  );
}
