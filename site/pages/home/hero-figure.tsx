import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { studioStats } from "#site/content/stats.ts";
import { hero } from "#site/content/home.ts";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { HoursControl, hoursStyle, LaterViews } from "./hero-hours.tsx";
import { HeroImage } from "./hero-image.tsx";
import { useHomeCopy } from "./use-home-copy.ts";

/** The hero image with a caption, its views at other hours, and two numbers of the studio. */
export function HeroFigure() {
  return (
    <chakra.figure
      marginInline={{ base: "calc(-1 * var(--bleed))", md: "0 calc(-1 * var(--bleed))" }}
      css={hoursStyle}
    >
      <Box position="relative">
        <HeroImage />
        <LaterViews />
      </Box>
      <Flex
        wrap="wrap"
        justify="space-between"
        columnGap="6"
        paddingBlockStart="1"
        paddingInline={{ base: "var(--bleed)", md: "0 var(--bleed)" }}
      >
        <Text as="figcaption" textStyle="caption" color="fg.muted" paddingBlock="2">
          {useHomeCopy().nodes.hero.caption}
        </Text>
        <HoursControl />
        <Numbers />
      </Flex>
    </chakra.figure>
  );
}

/** Two numbers of the studio, below the caption. */
function Numbers() {
  const settings = useSiteSettings();
  return (
    <Flex width="full" paddingBlock="2" borderTopWidth="1px">
      {hero.badge.map((claim) => (
        <Text key={claim} paddingInlineEnd="8" textStyle="caption">
          <chakra.span textStyle="subheading">{settings[claim]}</chakra.span>
          {` ${studioStats[claim].label}`}
        </Text>
      ))}
    </Flex>
  );
}
