import { Box, Grid, Skeleton, SkeletonText, Stack } from "@chakra-ui/react";
import { Column } from "#site/ui/column.tsx";

const CARDS = [1, 2, 3] as const;

/** Placeholder of a page of the public site: headline, lead beside an image, and a row of cards. */
export function PageSkeleton() {
  return (
    <Box role="status" aria-label="Loading the page" minHeight="100vh" bg="bg">
      <Column paddingBlock={{ base: "6", md: "10" }}>
        <Stack gap={{ base: "8", md: "14" }}>
          <Skeleton height={{ base: "20", md: "28" }} width={{ base: "full", md: "80%" }} />
          <Grid
            templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 7fr)" }}
            gap={{ base: "8", lg: "10" }}
            alignItems="start"
          >
            <Stack gap="6">
              <SkeletonText noOfLines={4} />
              <Skeleton height="12" width="40" />
            </Stack>
            <Skeleton aspectRatio="3 / 2" />
          </Grid>
          <Grid
            templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
            gap="6"
          >
            {CARDS.map((card) => (
              <Skeleton key={card} aspectRatio="4 / 5" />
            ))}
          </Grid>
        </Stack>
      </Column>
    </Box>
  );
}
