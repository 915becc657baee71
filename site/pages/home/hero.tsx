import { Box, chakra, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { images } from "#site/content/images.ts";
import { studioStats } from "#site/content/stats.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Column } from "#site/ui/column.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { HeroFigure } from "./hero-figure.tsx";
import { Stars } from "./stars.tsx";
import { useHomeCopy } from "./use-home-copy.ts";

/** Headline across the page; below it text and proof, ending at the lower edge of the image that bleeds out of the column. */
export function Hero() {
  const { texts } = useHomeCopy();
  return (
    <Box
      as="section"
      aria-label={texts.hero.headline}
      overflowX="clip"
      paddingBlockStart={{ base: "6", md: "10" }}
    >
      <Column>
        <Headline />
        <StudioLine />
        <HeroGrid>
          <HeroText />
          <HeroFigure />
        </HeroGrid>
      </Column>
    </Box>
  );
}

/** Two lines on small screens; on desktops the default headline is one line as wide as the column, and a longer one wraps. */
function Headline() {
  const { hero } = useHomeCopy().nodes;
  return (
    <Text
      as="h1"
      textStyle="display"
      fontSize={{
        // The longest word stays whole on a phone with text of 200 %.
        base: "min(20vw, clamp(2.5rem, 1.2rem + 7.6vw, 7.6rem))",
        lg: "min((100vw - 2 * var(--gutter)) / 12.3, var(--column) / 12.3)",
      }}
      lineHeight="0.98"
      letterSpacing="-0.02em"
      maxWidth={{ base: "7em", lg: "none" }}
    >
      {hero.headline}
    </Text>
  );
}

/** Kind, place and founding year of the studio below the headline; on desktops it stands above the lead (`HeroText`). */
function StudioLine() {
  const { hero } = useHomeCopy().nodes;
  const { city, foundedYear } = useSiteSettings();
  if (city === "" || foundedYear === "") return null;
  return (
    <Text
      textStyle="caption"
      color="fg.muted"
      hideFrom="lg"
      marginBlockStart={{ base: "3", md: "4" }}
    >
      {hero.location}, {hero.since}
    </Text>
  );
}

/** Text and image; on desktops beside each other. */
function HeroGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        // With its bleed, the image is never wider than its pixels.
        lg: `minmax(0, 1fr) min(63.4%, ${String(images.heroLivingRoom.width)}px / var(--density) - var(--bleed))`,
      }}
      columnGap={{ lg: "10", xl: "16" }}
      rowGap={{ base: "5", md: "8", lg: "0" }}
      marginBlockStart={{ base: "5", lg: "10" }}
    >
      {children}
    </Grid>
  );
}

function HeroText() {
  return (
    // Phones show the image first; the order of focus and of readers stays: text, then image.
    <Stack
      gap={{ base: "5", md: "6" }}
      justify="space-between"
      maxWidth="34rem"
      order={{ base: 1, lg: 0 }}
    >
      <HeroLead />
      <HeroStats />
    </Stack>
  );
}

function HeroLead() {
  const { hero } = useHomeCopy().nodes;
  return (
    <Stack gap={{ base: "5", md: "6" }}>
      <Text
        textStyle="caption"
        color="fg.muted"
        display={{ base: "none", lg: "block" }}
        borderTopWidth="1px"
        paddingBlockStart="3"
      >
        {hero.location}
        <br />
        {hero.since}
      </Text>
      {/* On phones four lines in the web font and in its fallback: the swap moves nothing. */}
      <Text textStyle="lead" color="fg.muted" maxWidth={{ base: "19.5em", sm: "none" }}>
        {hero.lead}
      </Text>
      {/* Equally wide, beside each other where both labels fit. */}
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 16.25rem), 1fr))" gap="3">
        <ButtonLink to={hero.primary.to} size="xl">
          {hero.primary.label}
        </ButtonLink>
        <ButtonLink to={hero.secondary.to} size="xl" variant="outline">
          {hero.secondary.label}
        </ButtonLink>
      </Grid>
    </Stack>
  );
}

/** Proof: two numbers, the rating and the guarantee. */
function HeroStats() {
  const { hero } = useHomeCopy().nodes;
  const settings = useSiteSettings();
  return (
    <Stack gap="2" textStyle="ui" borderTopWidth="1px" paddingBlockStart="4">
      <Flex columnGap="8" wrap="wrap">
        {hero.badge.map((claim) => (
          <Text key={claim} textStyle="caption">
            <chakra.span textStyle="subheading">{settings[claim]}</chakra.span>
            {` ${studioStats[claim].label}`}
          </Text>
        ))}
      </Flex>
      <Flex
        columnGap={{ base: "3", md: "5" }}
        rowGap="2"
        wrap="wrap"
        align="center"
        fontWeight="550"
      >
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
