import { chakra, Text } from "@chakra-ui/react";
import { studioImage } from "#site/content/studio-image.ts";
import { Picture } from "#site/ui/picture.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";

/** The studio, with its address as caption. */
export function StudioFigure() {
  return (
    <chakra.figure>
      <Picture source={studioImage.image} sizes="(min-width: 64rem) min(58vw, 990px), 92vw" />
      <Text as="figcaption" textStyle="caption" color="fg.muted" paddingBlockStart="3">
        {studioImage.caption(useSiteSettings())}
      </Text>
    </chakra.figure>
  );
}
