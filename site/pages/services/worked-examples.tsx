import { Box, chakra, Grid, Stack, Text } from "@chakra-ui/react";
import type { ProjectResult } from "#supabase/data/project-results.ts";
import { paths } from "#site/config/paths.ts";
import { serviceTitles } from "#site/content/services.ts";
import {
  exampleAnchor,
  exampleOf,
  exampleTotal,
  workedExamples,
} from "#site/content/worked-examples.ts";
import type { WorkedExample } from "#site/content/worked-examples.ts";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { Section } from "../layout/section.tsx";
import { RuledHeading } from "../layout/section-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { useProjectResults } from "../proof/project-results-query.ts";

/** Commissions with their sums; those whose project is not published are omitted. */
export function WorkedExamples() {
  const projects = useProjectResults();
  const shown = workedExamples.entries.flatMap((example) => {
    const project = projects.find((each) => exampleOf(each) === example);
    return project === undefined ? [] : [{ example, project }];
  });
  if (shown.length === 0) return null;
  return (
    <Section label={workedExamples.heading}>
      <RuledHeading heading={workedExamples.heading} lead={workedExamples.lead} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
        columnGap={COLUMN_GAP}
        rowGap="16"
        marginBlockStart={{ base: "10", lg: "16" }}
      >
        {shown.map(({ example, project }) => (
          <Example key={example.project} example={example} project={project} />
        ))}
      </Grid>
    </Section>
  );
}

interface ExampleProps {
  readonly example: WorkedExample;
  readonly project: ProjectResult;
}

function Example({ example, project }: ExampleProps) {
  const { location, outcome } = project;
  return (
    <Stack
      as="article"
      id={exampleAnchor(example)}
      scrollMarginBlockStart="6rem"
      aria-label={example.heading}
      gap="5"
      align="start"
    >
      <Box>
        <Text textStyle="caption" color="fg.muted">
          {[project.title, location].filter(Boolean).join(", ")}
        </Text>
        <Text as="h3" textStyle="heading" marginBlockStart="2">
          {example.heading}
        </Text>
      </Box>
      <Text textStyle="body" color="fg.muted" maxWidth="34rem">
        {example.scope}
      </Text>
      <Bill example={example} />
      {outcome !== "" && (
        <Text textStyle="body" maxWidth="34rem" unicodeBidi="plaintext">
          {outcome}
        </Text>
      )}
      <TextLink to={paths.portfolioProject(project.slug)}>
        {workedExamples.project(project.title)}
      </TextLink>
    </Stack>
  );
}

const Lines = chakra("dl", {
  base: {
    width: "full",
    textStyle: "body",
    "& > div": {
      display: "flex",
      justifyContent: "space-between",
      gap: "6",
      paddingBlock: "3",
      borderTopWidth: "1px",
      _last: { borderColor: "fg", fontWeight: "550" },
    },
    "& dt": { color: "fg.muted" },
    "& dd": { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  },
});

/** Services, time, hours and sums, line by line. */
function Bill({ example }: { readonly example: WorkedExample }) {
  const { labels, hours, dollars } = workedExamples;
  const { fee, works } = example;
  const lines = [
    [labels.services, serviceTitles(example.services).join(", ")],
    [labels.time, example.time],
    [labels.hours, hours(example.hours)],
    [labels.fee, dollars(fee)],
    [works.label, dollars(works.amount)],
    [labels.total, dollars(exampleTotal(example))],
  ] as const;
  return (
    <Lines>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Lines>
  );
}
