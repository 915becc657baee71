import { Flex, LinkBox, LinkOverlay, Stack } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { portfolioSection } from "#site/content/home.ts";
import { defaultProjectImage } from "#site/content/portfolio.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { cardHover } from "../layout/card-hover.ts";
import { Columns } from "../layout/columns.tsx";
import { HomeChoiceSlot } from "../layout/page-copy.tsx";
import { Section } from "../layout/section.tsx";
import { StandfirstHeading } from "../layout/section-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { ClientWord } from "../proof/client-word.tsx";
import { useQuotedProject } from "../proof/project-results-query.ts";
import { CardImage, SEVEN_COLUMNS } from "./card-image.tsx";
import { CardSummary, CardText, CardTitle } from "./card-text.tsx";
import type { ProjectTeaser } from "./home-cards.ts";
import { useHomeCards } from "./use-home-cards.ts";
import { useHomeCopy } from "./use-home-copy.ts";

/**
 * Layouts of a card. "wide" and "narrow" share their rows, so that their images end together; "indented" has a client's
 * words on its left, "row" its own text on its right. `sizes` is the width of the image without cropping.
 */
const LAYOUTS = {
  wide: {
    column: "1 / span 7",
    shape: "3 / 2",
    sizes: SEVEN_COLUMNS,
  },
  narrow: {
    column: "8 / -1",
    shape: "4 / 3",
    // Below, the frame is 4:3, and a photograph of 3:2 is wider than its frame.
    sizes: "(min-width: 64rem) min(54vw, 970px), 104vw",
  },
  indented: {
    column: "6 / -1",
    shape: "3 / 2",
    sizes: SEVEN_COLUMNS,
  },
  row: { column: "1 / -1", shape: "3 / 2", sizes: SEVEN_COLUMNS },
} as const;

type Layout = keyof typeof LAYOUTS;

/** Three projects: the chosen ones, then static cards, or the newest ones if the site settings say so. */
export function PortfolioTeaser() {
  const { texts, nodes } = useHomeCopy();
  const { heading, lead, all } = nodes.portfolio;
  const { projects } = useHomeCards();
  const beside = projects[2]?.title;
  const isQuoting = useQuotedProject("home", beside) !== null;
  const layouts: readonly Layout[] = ["wide", "narrow", isQuoting ? "indented" : "row"];
  return (
    <Section label={texts.portfolio.heading}>
      <StandfirstHeading heading={heading} lead={lead} />
      <HomeChoiceSlot list="projects" />
      <Columns rowGap={{ base: "14", lg: "0" }} marginBlockStart={{ base: "10", lg: "14" }}>
        {projects.map((project, index) => (
          <ProjectCard key={project.key} project={project} layout={layouts[index] ?? "row"} />
        ))}
        <Stack
          gridArea={{ lg: isQuoting ? "3 / 1 / auto / span 4" : "4 / 1 / auto / -1" }}
          marginBlockStart={{ lg: isQuoting ? BELOW_PAIR : "14" }}
          gap="12"
          align="start"
          justify="space-between"
        >
          {isQuoting && <ClientWord page="home" beside={beside} layout="column" />}
          <ButtonLink to={all.to} size="xl" variant="outline">
            {all.label}
          </ButtonLink>
        </Stack>
      </Columns>
    </Section>
  );
}

/** The distance of the third card from the first two. */
const BELOW_PAIR = "20";

interface ProjectCardProps {
  readonly project: ProjectTeaser;
  readonly layout: Layout;
}

function ProjectCard({ project, layout }: ProjectCardProps) {
  const { column, shape, sizes } = LAYOUTS[layout];
  return (
    <LinkBox
      as="article"
      aria-label={project.title}
      css={{ ...cardHover, ...ARRANGEMENTS[layout] }}
      gridColumn={{ lg: column }}
    >
      <CardImage
        image={project.image}
        sizes={sizes}
        shape={shape}
        fillsRow={layout === "narrow"}
        stockImage={defaultProjectImage}
      />
      <ProjectText project={project} />
    </LinkBox>
  );
}

const inPair: SystemStyleObject = {
  display: { lg: "grid" },
  gridTemplateRows: { lg: "subgrid" },
  gridRow: { lg: "1 / span 2" },
};
const belowPair: SystemStyleObject = { gridRow: { lg: "3" }, marginBlockStart: { lg: BELOW_PAIR } };

const ARRANGEMENTS: Readonly<Record<Layout, SystemStyleObject>> = {
  wide: inPair,
  narrow: inPair,
  indented: belowPair,
  row: {
    ...belowPair,
    display: { lg: "grid" },
    gridTemplateColumns: { lg: "subgrid" },
    alignItems: { lg: "end" },
    "& > :first-child": { gridColumn: { lg: "1 / span 7" } },
    "& > :last-child": { gridColumn: { lg: "9 / -1" } },
  },
};

/** Kind, place, title and text of a project, and the words that lead to it. */
function ProjectText({ project }: { readonly project: ProjectTeaser }) {
  return (
    <div>
      <Flex
        justify="space-between"
        gap="4"
        textStyle="caption"
        color="fg.muted"
        paddingBlock="3"
        borderBottomWidth="1px"
        marginBlockEnd="5"
      >
        <span>{project.kind}</span>
        <span>{project.location}</span>
      </Flex>
      <CardText>
        <CardTitle textStyle="heading">{project.title}</CardTitle>
        <CardSummary>{project.text}</CardSummary>
        <LinkOverlay asChild>
          <TextLink
            to={project.to}
            aria-label={`${portfolioSection.detailsLabel}: ${project.title}`}
          >
            {portfolioSection.detailsLabel}
          </TextLink>
        </LinkOverlay>
      </CardText>
    </div>
  );
}
