import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { CopyImage } from "#site/content/page-copy.ts";
import type { SiteImage } from "#site/ui/picture.tsx";
import { PageImage } from "./page-copy.tsx";

interface OffsetFigureProps {
  readonly image: CopyImage<SiteImage>;
  readonly caption: ReactNode;
  readonly priority?: boolean;
}

/** A wide image that bleeds out of the column on the left, with the caption beside it. */
export function OffsetFigure({ image, caption, priority = false }: OffsetFigureProps) {
  return (
    <chakra.figure
      display="grid"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        lg: "min(72%, 1920px / var(--density)) minmax(0, 1fr)",
      }}
      columnGap="8"
      rowGap="3"
      alignItems="end"
      marginBlockStart={{ base: "12", lg: "20" }}
      marginInlineStart="calc(-1 * var(--bleed))"
      marginInlineEnd={{ base: "calc(-1 * var(--bleed))", lg: "0" }}
    >
      <PageImage
        image={image}
        priority={priority}
        sizes="(min-width: 64rem) 70vw, (min-width: 48rem) 100vw, 113vw"
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
