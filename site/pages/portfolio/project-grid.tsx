import { AspectRatio, Grid, Skeleton, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ProjectSummary as Project } from "#supabase/data/public-projects.ts";
import { COLUMNS, placementOf } from "./card-placement.ts";
import { projectCardStyle, imageRatio } from "./card-style.ts";
import { ProjectCard } from "./project-card.tsx";

const SKELETONS = 6;

const equal = (columns: number) => `repeat(${String(columns)}, minmax(0, 1fr))`;

/** Three columns on large screens (PF03), on very large ones of different widths; two on tablets. */
function CardGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns={{
        base: equal(1),
        sm: equal(2),
        lg: equal(3),
        xl: COLUMNS.map(({ parts }) => `minmax(0, ${String(parts)}fr)`).join(" "),
      }}
      columnGap={{ base: "6", lg: "10" }}
      rowGap={{ base: "14", lg: "24" }}
      alignItems="start"
      data-portfolio-grid=""
    >
      {children}
    </Grid>
  );
}

interface ProjectGridProps {
  readonly projects: readonly Project[];
  /** The first page of a list, which a large card leads. */
  readonly opening: boolean;
}

/** Projects in three columns, the first across the row. */
export function ProjectGrid({ projects, opening }: ProjectGridProps) {
  return (
    <CardGrid>
      {projects.map((project, index) => (
        <ProjectCard
          // Keyed by index: when a newer project takes the first position, cards update in place and none
          // moves.
          key={index}
          project={project}
          priority={index === 0}
          placement={placementOf(index, projects.length, opening)}
        />
      ))}
    </CardGrid>
  );
}

/** Placeholders of the cards' sizes while projects load (PF01). */
export function ProjectGridSkeleton() {
  return (
    <CardGrid>
      {Array.from({ length: SKELETONS }, (_, index) => {
        const placement = placementOf(index, SKELETONS, true);
        return (
          <Stack
            as="article"
            key={index}
            aria-hidden="true"
            data-skeleton=""
            css={projectCardStyle(placement)}
          >
            <AspectRatio ratio={imageRatio(placement)}>
              <Skeleton />
            </AspectRatio>
            <Stack gap="4">
              <Skeleton height="5" width="40%" />
              <Skeleton height="7" width="75%" />
              <Skeleton height="4" />
              <Skeleton height="4" width="85%" />
            </Stack>
          </Stack>
        );
      })}
    </CardGrid>
  );
}
