import { Box, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { studioStats } from "#site/content/stats.ts";
import { hero } from "#site/content/home.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Column } from "#site/ui/column.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { HeroFigure } from "./hero-figure.tsx";
import { Stars } from "./stars.tsx";

/** Headline across the page; below it the image, which bleeds out of the column on the right. */
export function Hero() {
  return (
    <Box
      as="section"
      aria-label={hero.headline}
      overflowX="clip"
      paddingBlockStart={{ base: "8", md: "12" }}
    >
      <Column>
        <Headline />
        <HeroGrid>
          <HeroLead />
          <HeroFigure />
          <HeroStats />
        </HeroGrid>
      </Column>
    </Box>
  );
}

function Headline() {
  return (
    <Flex justify="space-between" align="end">
      <Text
        as="h1"
        textStyle="display"
        fontSize="clamp(2.3rem, 1.1rem + 7vw, 7rem)"
        lineHeight="0.98"
        letterSpacing="-0.035em"
        maxWidth="7.58em"
      >
        {hero.headline}
      </Text>
      <Text
        textStyle="caption"
        color="fg.muted"
        textAlign="end"
        display={{ base: "none", lg: "block" }}
      >
        {hero.location}
        <br />
        {hero.since(useSiteSettings())}
      </Text>
    </Flex>
  );
}

/** Lead, image and proof in reading order; on desktops the image is beside both. */
function HeroGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 8fr)" }}
      templateRows={{ lg: "auto 1fr" }}
      columnGap="16"
      rowGap="10"
      marginBlockStart={{ base: "6", lg: "12" }}
    >
      {children}
    </Grid>
  );
}

function HeroLead() {
  return (
    <Stack gap="8" maxWidth="30rem">
      {/* On phones four lines in the web font and in its fallback: the swap moves nothing. */}
      <Text textStyle="lead" color="fg.muted" maxWidth={{ base: "19.5em", sm: "none" }}>
        {hero.lead}
      </Text>
      <Flex wrap="wrap" gap="3">
        <ButtonLink to={hero.primary.to} size="xl">
          {hero.primary.label}
        </ButtonLink>
        <ButtonLink to={hero.secondary.to} size="xl" variant="outline">
          {hero.secondary.label}
        </ButtonLink>
      </Flex>
    </Stack>
  );
}

function HeroStats() {
  const settings = useSiteSettings();
  return (
    <Stack gap="3" textStyle="ui" alignSelf="end" borderTopWidth="1px" paddingBlockStart="5">
      <Flex columnGap="5" rowGap="2" wrap="wrap" align="center" fontWeight="550">
        <Stars label={hero.rating} />
        {hero.proof.map((claim) => (
          <Text key={claim}>{`${settings[claim]} ${studioStats[claim].label}`}</Text>
        ))}
      </Flex>
      <Text color="fg.muted" maxWidth="34rem">
        {hero.trust}
      </Text>
    </Stack>
  );
}
