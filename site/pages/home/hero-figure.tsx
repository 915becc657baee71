import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { studioStats } from "#site/content/stats.ts";
import { hero } from "#site/content/home.ts";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { HeroImage } from "./hero-image.tsx";

/** The hero image with a caption and two numbers of the studio. */
export function HeroFigure() {
  return (
    <chakra.figure
      gridRow={{ lg: "1 / span 2" }}
      gridColumn={{ lg: "2" }}
      marginInline={{ base: "calc(-1 * var(--bleed))", md: "0 calc(-1 * var(--bleed))" }}
    >
      <Box position="relative">
        <HeroImage />
        <Badge />
      </Box>
      <Text
        as="figcaption"
        textStyle="caption"
        color="fg.muted"
        paddingBlockStart="3"
        paddingInline={{ base: "var(--bleed)", md: "0" }}
      >
        {hero.caption}
      </Text>
    </chakra.figure>
  );
}

/** Overlaps a corner of the image, in the page's background colour. */
function Badge() {
  const settings = useSiteSettings();
  return (
    <Flex
      position="absolute"
      insetInlineEnd={{ base: "0", md: "var(--bleed)" }}
      bottom="0"
      bg="bg"
      paddingBlock="4"
    >
      {hero.badge.map((claim) => (
        <Text
          key={claim}
          paddingInline="4"
          borderInlineStartWidth="1px"
          textStyle="caption"
          _first={{ borderInlineStartWidth: "0" }}
        >
          <chakra.span textStyle="subheading">{settings[claim]}</chakra.span>
          {` ${studioStats[claim].label}`}
        </Text>
      ))}
    </Flex>
  );
}
