import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { facts } from "#site/content/facts.ts";
import { hero } from "#site/content/home.ts";
import { useSiteFacts } from "../shell/site-facts-context.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/** The hero image with a caption and two numbers of the studio. */
export function HeroFigure() {
  return (
    <chakra.figure
      gridRow={{ lg: "1 / span 2" }}
      gridColumn={{ lg: "2" }}
      marginInline={{ base: "calc(-1 * var(--bleed))", md: "0 calc(-1 * var(--bleed))" }}
    >
      <Box position="relative">
        <HeroPicture />
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
  const settings = useSiteFacts();
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
          {` ${facts[claim].label}`}
        </Text>
      ))}
    </Flex>
  );
}
