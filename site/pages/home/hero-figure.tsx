import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { ImageControlSlot } from "../layout/page-copy.tsx";
import { HoursControl, hoursStyle, LaterViews } from "./hero-hours.tsx";
import { HeroImage, UploadedHeroImage } from "./hero-image.tsx";
import { useHomeCopy } from "./use-home-copy.ts";

/**
 * The hero image with a caption and its views at other hours, which an uploaded image does not have. On desktops both are
 * rows of the grid around it, which ends the text beside the image at its lower edge.
 */
export function HeroFigure() {
  const { image, caption } = useHomeCopy().nodes.hero;
  return (
    <chakra.figure
      order={{ base: 1, lg: 0 }}
      display={{ lg: "grid" }}
      gridTemplateRows={{ lg: "subgrid" }}
      gridRow={{ lg: "span 2" }}
      marginInline={{ base: "calc(-1 * var(--bleed))", md: "0 calc(-1 * var(--bleed))" }}
      css={hoursStyle}
    >
      <Box position="relative">
        {image.uploaded === null ? (
          <>
            <HeroImage />
            <LaterViews />
          </>
        ) : (
          <UploadedHeroImage image={image.uploaded} />
        )}
        <ImageControlSlot image={image} />
      </Box>
      {/* Beside each other only where both fit in the web font and in its fallback: the swap moves nothing. */}
      <Flex
        direction={{ base: "column", "2xl": "row" }}
        wrap={{ "2xl": "wrap" }}
        justify="space-between"
        align={{ base: "start", "2xl": "baseline" }}
        columnGap="6"
        paddingBlockStart="1"
        paddingInline={{ base: "var(--bleed)", md: "0 var(--bleed)" }}
      >
        <Text as="figcaption" textStyle="caption" color="fg.muted" paddingBlock="2">
          {caption}
        </Text>
        {image.uploaded === null && <HoursControl />}
      </Flex>
    </chakra.figure>
  );
}
