import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { Column } from "#site/ui/column.tsx";
import { PageImage } from "../layout/page-copy.tsx";
import { useAboutCopy } from "./use-about-copy.ts";

/** Headline, and below it a wide image that bleeds out of the column on the left, with the lead beside it. */
export function AboutIntro() {
  const { headline, lead } = useAboutCopy().nodes.intro;
  return (
    <Box paddingBlockStart={{ base: "12", md: "16", lg: "20" }} overflowX="clip">
      <Column>
        <Text as="h1" textStyle="display" maxWidth={{ base: "8.7em", lg: "none" }}>
          {headline}
        </Text>
        <Grid
          templateColumns={{
            base: "minmax(0, 1fr)",
            // The image ends with the page's eighth column, the lead starts at the ninth.
            lg: "min(var(--bleed) + (100% - var(--bleed) + 2rem) * 8 / 12 - 2rem, 1920px / var(--density)) minmax(0, 1fr)",
          }}
          columnGap="8"
          rowGap={{ base: "8", md: "12" }}
          marginBlockStart={{ base: "6", lg: "14" }}
          marginInlineStart={{ lg: "calc(-1 * var(--bleed))" }}
        >
          <Text
            textStyle="lead"
            maxWidth="34rem"
            order={{ lg: "2" }}
            alignSelf="end"
            paddingBlockEnd={{ lg: "10" }}
          >
            {lead}
          </Text>
          <StudioImage />
        </Grid>
      </Column>
    </Box>
  );
}

function StudioImage() {
  const { image, caption } = useAboutCopy().nodes.intro;
  return (
    <chakra.figure marginInline={{ base: "calc(-1 * var(--bleed))", lg: "0" }}>
      <PageImage
        image={image}
        priority
        sizes="(min-width: 64rem) 70vw, (min-width: 48rem) 100vw, 113vw"
        aspectRatio={{ base: "4 / 3", md: "16 / 10" }}
        objectPosition="50% 70%"
      />
      <Text
        as="figcaption"
        textStyle="caption"
        color="fg.subtle"
        paddingBlockStart="3"
        paddingInlineStart={{ base: "var(--gutter)", lg: "var(--bleed)" }}
        paddingInlineEnd={{ base: "var(--gutter)", lg: "0" }}
      >
        {caption}
      </Text>
    </chakra.figure>
  );
}
