import { Box, chakra, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { images } from "#site/content/images.ts";
import { studioStats } from "#site/content/stats.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Column } from "#site/ui/column.tsx";
import { SettingLinkSlot } from "../layout/page-copy.tsx";
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

/**
 * Text and image, on desktops beside each other. On other screens the image follows the buttons, so that both are in the
 * first viewport of a phone, and the proof follows the image; the order of readers stays: text, proof, image.
 */
function HeroGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        // With its bleed, the image is never wider than its pixels.
        lg: `minmax(0, 1fr) min(63.4%, ${String(images.heroLivingRoom.width)}px / var(--density) - var(--bleed))`,
      }}
      columnGap={{ lg: "10" }}
      rowGap={{ base: "5", md: "8", lg: "0" }}
      marginBlockStart={{ base: "4", lg: "10" }}
    >
      {children}
    </Grid>
  );
}

function HeroText() {
  const { hero } = useHomeCopy().nodes;
  return (
    <Stack display={{ base: "contents", lg: "flex" }} gap={{ lg: "3" }} maxWidth={{ lg: "34rem" }}>
      <HeroLead />
      <HeroProof />
      <Text textStyle="caption" color="fg.muted" maxWidth="34rem" order={{ base: 2, lg: 0 }}>
        {hero.trust}
      </Text>
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
      <Text textStyle="lead" color="fg.muted" maxWidth={{ base: "19.5em", sm: "34rem" }}>
        {hero.lead}
      </Text>
      {/* One row where both labels fit; across the column on phones. */}
      <Flex wrap="wrap" gap="3">
        <ButtonLink to={hero.primary.to} size="xl" {...heroButton}>
          {hero.primary.label}
        </ButtonLink>
        <ButtonLink
          to={hero.secondary.to}
          size="xl"
          variant="outline"
          {...heroButton}
          {...linkOnPhones}
        >
          {hero.secondary.label}
        </ButtonLink>
      </Flex>
    </Stack>
  );
}

const heroButton = {
  flex: { base: "1 1 100%", sm: "0 0 auto" },
  // A longer label wraps within the column beside the image.
  maxWidth: "full",
  // Both fit into one row at 1440 px, also where a system rounds the widths of letters up.
  paddingInline: { sm: "3.5", lg: "3", "2xl": "5" },
} as const;

/** On phones one button is enough above the image: the other one is a line of text. */
const linkOnPhones = {
  minHeight: { base: "11", sm: "12" },
  borderColor: { base: "transparent", sm: "border.emphasized" },
  textDecoration: { base: "underline", sm: "none" },
  textUnderlineOffset: "0.4em",
} as const;

const Ledger = chakra("div", {
  base: {
    display: "grid",
    // The labels align in columns, which a larger text wraps.
    gridTemplateColumns: {
      base: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
      md: "repeat(4, auto)",
      lg: "repeat(2, auto)",
    },
    justifyContent: { md: "start" },
    columnGap: { base: "4", md: "8" },
    rowGap: { base: "1", lg: "2" },
    alignItems: "baseline",
    textStyle: "caption",
    "& span": { textStyle: "subheading" },
  },
});

/** Proof: the rating, and four numbers in one ledger. */
function HeroProof() {
  const { hero } = useHomeCopy().nodes;
  const settings = useSiteSettings();
  return (
    <Stack
      gap={{ base: "2", lg: "3" }}
      order={{ base: 2, lg: 0 }}
      borderTopWidth={{ lg: "1px" }}
      // With the trust line, at the lower end of the column.
      marginBlockStart={{ lg: "auto" }}
      paddingBlockStart={{ lg: "4" }}
    >
      <Stars label={hero.rating} />
      <Ledger>
        {[...hero.proof, ...hero.badge].map((number) => (
          <Text key={number}>
            <span>{settings[number]}</span>
            {` ${studioStats[number].label}`}
          </Text>
        ))}
      </Ledger>
      <SettingLinkSlot shown="numbers" />
    </Stack>
  );
}
