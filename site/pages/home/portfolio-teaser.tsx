import { Box, Flex, Grid } from "@chakra-ui/react";
import { portfolioSection } from "#site/content/home.ts";
import { defaultProjectImage } from "#site/content/portfolio.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Section } from "../layout/section.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { CardImage } from "./card-image.tsx";
import { CardSummary, CardText, CardTitle } from "./card-text.tsx";
import type { ProjectTeaser } from "./home-cards.ts";
import { useHomeCards } from "./use-home-cards.ts";

/**
 * Layout of each card: grid columns on desktop, offset from the top of its row, aspect ratio. `sizes` is
 * the width of the uncropped image: a frame narrower than 3:2 crops it at the sides.
 */
const LAYOUT = [
  {
    column: "1 / span 7",
    offsetTop: undefined,
    shape: "3 / 2",
    sizes: "(min-width: 80rem) 740px, (min-width: 64rem) 57vw, 92vw",
  },
  {
    column: "9 / span 4",
    offsetTop: "12rem",
    shape: { base: "4 / 3", lg: "4 / 5" },
    sizes: "(min-width: 80rem) 770px, (min-width: 64rem) 58vw, 104vw",
  },
  {
    column: "3 / span 7",
    offsetTop: undefined,
    shape: "3 / 2",
    sizes: "(min-width: 80rem) 740px, (min-width: 64rem) 57vw, 92vw",
  },
] as const;

/** Three projects: static cards, or the newest ones if the site settings say so. */
export function PortfolioTeaser() {
  const { heading, lead, all } = portfolioSection;
  const { projects } = useHomeCards();
  return (
    <Section label={heading} bg="bg.subtle">
      <SectionHeading heading={heading} lead={lead} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(12, minmax(0, 1fr))" }}
        columnGap="6"
        rowGap={{ base: "14", lg: "24" }}
        marginBlockStart={{ base: "10", lg: "20" }}
      >
        {projects.map((project, index) => (
          <ProjectCard key={project.key} project={project} layout={LAYOUT[index] ?? LAYOUT[0]} />
        ))}
        <Flex gridColumn={{ lg: "10 / -1" }} align="end" justify={{ lg: "end" }}>
          <ButtonLink to={all.to} size="xl" variant="outline">
            {all.label}
          </ButtonLink>
        </Flex>
      </Grid>
    </Section>
  );
}

interface ProjectCardProps {
  readonly project: ProjectTeaser;
  readonly layout: (typeof LAYOUT)[number];
}

function ProjectCard({ project, layout }: ProjectCardProps) {
  return (
    <Box
      as="article"
      aria-label={project.title}
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
        <TextLink to={project.to} aria-label={`${portfolioSection.detailsLabel}: ${project.title}`}>
          {portfolioSection.detailsLabel}
        </TextLink>
      </CardText>
    </Box>
  );
}
