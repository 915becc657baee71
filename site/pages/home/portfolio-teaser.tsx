import { Flex, Grid, LinkBox, LinkOverlay, Stack } from "@chakra-ui/react";
import { portfolioSection } from "#site/content/home.ts";
import { defaultProjectImage } from "#site/content/portfolio.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { cardHover } from "../layout/card-hover.ts";
import { HomeChoiceSlot } from "../layout/page-copy.tsx";
import { Section } from "../layout/section.tsx";
import { StandfirstHeading } from "../layout/section-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { ClientWord } from "../proof/client-word.tsx";
import { useQuotedProject } from "../proof/project-results-query.ts";
import { CardImage } from "./card-image.tsx";
import { CardSummary, CardText, CardTitle } from "./card-text.tsx";
import type { ProjectTeaser } from "./home-cards.ts";
import { useHomeCards } from "./use-home-cards.ts";
import { useHomeCopy } from "./use-home-copy.ts";

/**
 * Layout of each card: grid columns on desktop, offset from the top of its row, aspect ratio. `sizes` is
 * the width of the uncropped image: a frame narrower than 3:2 crops it at the sides.
 */
const LAYOUT = [
  {
    column: "1 / span 7",
    offsetTop: undefined,
    shape: "3 / 2",
    sizes: "(min-width: 64rem) min(54vw, 970px), 92vw",
  },
  {
    column: "9 / span 4",
    offsetTop: "5rem",
    shape: { base: "4 / 3", lg: "4 / 5" },
    sizes: "(min-width: 64rem) min(56vw, 1020px), 104vw",
  },
  {
    column: "3 / span 7",
    offsetTop: undefined,
    shape: "3 / 2",
    sizes: "(min-width: 64rem) min(54vw, 970px), 92vw",
  },
] as const;

/** The third card, with a client's words on its left. */
const BESIDE_QUOTE = { ...LAYOUT[2], column: "6 / span 7" } as const;

/** Three projects: the chosen ones, then static cards, or the newest ones if the site settings say so. */
export function PortfolioTeaser() {
  const { texts, nodes } = useHomeCopy();
  const { heading, lead, all } = nodes.portfolio;
  const { projects } = useHomeCards();
  const beside = projects[2]?.title;
  const isQuoting = useQuotedProject("home", beside) !== null;
  const toAll = (
    <ButtonLink to={all.to} size="xl" variant="outline" alignSelf="start">
      {all.label}
    </ButtonLink>
  );
  return (
    <Section label={texts.portfolio.heading} bg="bg.subtle">
      <StandfirstHeading heading={heading} lead={lead} />
      <HomeChoiceSlot list="projects" />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(12, minmax(0, 1fr))" }}
        columnGap="6"
        rowGap={{ base: "14", lg: "16" }}
        marginBlockStart={{ base: "10", lg: "14" }}
      >
        {projects.map((project, index) => (
          <ProjectCard
            key={project.key}
            project={project}
            layout={index === 2 && isQuoting ? BESIDE_QUOTE : (LAYOUT[index] ?? LAYOUT[0])}
          />
        ))}
        {isQuoting ? (
          <Stack gridArea={{ lg: "2 / 1 / auto / span 4" }} gap="12" justify="space-between">
            <ClientWord page="home" beside={beside} layout="column" />
            {toAll}
          </Stack>
        ) : (
          <Flex gridColumn={{ lg: "10 / -1" }} align="end" justify={{ lg: "end" }}>
            {toAll}
          </Flex>
        )}
      </Grid>
    </Section>
  );
}

interface ProjectCardProps {
  readonly project: ProjectTeaser;
  readonly layout: (typeof LAYOUT)[number] | typeof BESIDE_QUOTE;
}

function ProjectCard({ project, layout }: ProjectCardProps) {
  return (
    <LinkBox
      as="article"
      aria-label={project.title}
      css={cardHover}
      gridColumn={{ lg: layout.column }}
      {...(layout.offsetTop === undefined ? {} : { marginBlockStart: { lg: layout.offsetTop } })}
    >
      <CardImage
        image={project.image}
        sizes={layout.sizes}
        shape={layout.shape}
        stockImage={defaultProjectImage}
      />
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
    </LinkBox>
  );
}
