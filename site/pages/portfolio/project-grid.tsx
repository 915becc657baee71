import { AspectRatio, SimpleGrid, Skeleton, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ProjectCard as Project } from "#supabase/data/public-projects.ts";
import { ProjectCard } from "./project-card.tsx";

const SKELETONS = 6;
// Alternating portrait and square images, so that three columns do not look like a table.
const ratios = [4 / 5, 1, 4 / 5, 1, 4 / 5, 1] as const;
const ratioAt = (index: number) => ratios[index % ratios.length] ?? 1;

/** Three columns on large screens, the middle one lower. */
function Grid({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid
      columns={{ base: 1, sm: 2, lg: 3 }}
      columnGap={{ base: "6", lg: "10" }}
      rowGap={{ base: "14", lg: "20" }}
      alignItems="start"
      data-portfolio-grid=""
      css={{ "& > *:nth-of-type(3n + 2)": { lg: { marginBlockStart: "16" } } }}
    >
      {children}
    </SimpleGrid>
  );
}

/** Three columns on large screens (PF03). */
export function ProjectGrid({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <Grid>
      {projects.map((project, index) => (
        <ProjectCard
          // Keyed by index: when a newer project takes the first position, cards update in place and none
          // moves.
          key={index}
          project={project}
          ratio={ratioAt(index)}
          priority={index === 0}
        />
      ))}
    </Grid>
  );
}

/** Placeholders of the cards' sizes while projects load (PF01). */
export function ProjectGridSkeleton() {
  return (
    <Grid>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Stack as="article" key={index} gap="4" aria-hidden="true" data-skeleton="">
          <AspectRatio ratio={ratioAt(index)}>
            <Skeleton />
          </AspectRatio>
          <Skeleton height="5" width="40%" />
          <Skeleton height="7" width="75%" />
          <Skeleton height="4" />
          <Skeleton height="4" width="85%" />
        </Stack>
      ))}
    </Grid>
  );
}
