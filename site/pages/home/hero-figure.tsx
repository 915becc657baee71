import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { facts } from "#site/content/facts.ts";
import { hero } from "#site/content/home.ts";
import { useSiteFacts } from "../shell/site-facts-context.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/** The picture, what it shows, and what the studio has to show for itself. */
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

/** Cut out of the corner of the picture, in the colour of the paper. */
function Badge() {
  const told = useSiteFacts();
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
          <chakra.span textStyle="subheading">{told[claim]}</chakra.span>
          {` ${facts[claim].label}`}
        </Text>
      ))}
    </Flex>
  );
}
