import { Box, Grid, Skeleton, SkeletonText, Stack, VisuallyHidden } from "@chakra-ui/react";
import { blogMeta, blogPost } from "#site/content/blog.ts";
import { TitleAndDescription } from "../layout/page-meta.tsx";
import { Column } from "#site/ui/column.tsx";

/** Skeleton of an article while it loads. */
export function ArticlePlaceholder() {
  return (
    <Box
      overflowX="clip"
      paddingBlockStart={{ base: "10", lg: "20" }}
      paddingBlockEnd={{ base: "4rem", lg: "6rem" }}
      aria-busy
      data-placeholder=""
    >
      <TitleAndDescription title={blogMeta.title} description={blogMeta.description} />
      <VisuallyHidden role="status">{blogPost.loading}</VisuallyHidden>
      <Column>
        <Stack gap="5" maxWidth="44rem">
          <Skeleton height="4" width="8rem" />
          <Skeleton height={{ base: "10", lg: "16" }} />
          <Skeleton height={{ base: "10", lg: "16" }} width="60%" />
        </Stack>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 8fr)" }}
          gap={{ base: "2rem", lg: "4rem" }}
          marginBlockStart={{ base: "1.5rem", lg: "4rem" }}
        >
          <Skeleton height="4" alignSelf="end" />
          <Skeleton
            borderRadius="0"
            marginInline={{ base: "calc(-1 * var(--bleed))", lg: "0" }}
            maxHeight={{ lg: "85vh" }}
            aspectRatio={{ base: "4 / 3", lg: "3 / 2" }}
          />
          <Box maxWidth="36rem" gridColumn={{ lg: "2" }}>
            <SkeletonText noOfLines={6} gap="5" />
          </Box>
        </Grid>
      </Column>
    </Box>
  );
}
