import { chakra } from "@chakra-ui/react";
import { Picture } from "#site/ui/picture.tsx";
import type { ImageSource } from "#site/ui/picture.tsx";

interface OffsetFigureProps {
  readonly source: ImageSource;
  readonly caption: string;
  readonly priority?: boolean;
}

/** A wide image that bleeds out of the column on the left, with the caption beside it. */
export function OffsetFigure({ source, caption, priority = false }: OffsetFigureProps) {
  return (
    <chakra.figure
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 60rem) minmax(0, 1fr)" }}
      columnGap="8"
      rowGap="3"
      alignItems="end"
      marginBlockStart={{ base: "12", lg: "20" }}
      marginInlineStart="calc(-1 * var(--bleed))"
      marginInlineEnd={{ base: "calc(-1 * var(--bleed))", lg: "0" }}
    >
      <Picture
        source={source}
        priority={priority}
        sizes="(min-width: 64rem) 960px, (min-width: 48rem) 100vw, 113vw"
        aspectRatio={{ base: "4 / 3", md: "16 / 10" }}
        objectPosition="50% 70%"
      />
      <chakra.figcaption
        textStyle="caption"
        color="fg.subtle"
        paddingInline={{ base: "var(--gutter)", lg: "0" }}
      >
        {caption}
      </chakra.figcaption>
    </chakra.figure>
  );
}
