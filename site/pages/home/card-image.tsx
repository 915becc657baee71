import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { HomeCardImage } from "./home-cards.ts";

/** The `sizes` of an image of 3:2 over seven of the page's columns; it fills the column of smaller screens. */
export const SEVEN_COLUMNS = "(min-width: 64rem) min(54vw, 970px), 92vw";

interface CardImageProps {
  readonly image: HomeCardImage;
  readonly sizes: string;
  /** Aspect ratio, "width / height". */
  readonly shape: string;
  /** On large screens as high as its row of the grid, which the image beside it determines. */
  readonly fillsRow?: boolean;
  /** For rows without an image. */
  readonly stockImage: string;
}

/** The image of a card. A row's image has an empty alt text, because the title follows it. */
export function CardImage({ image, sizes, shape, fillsRow = false, stockImage }: CardImageProps) {
  const frame = fillsRow ? filling(shape) : { aspectRatio: shape };
  if (typeof image === "object" && image !== null) {
    return <Picture source={image} sizes={sizes} {...frame} />;
  }
  return (
    <CoverImage
      key={image}
      address={image}
      stockImage={stockImage}
      alt=""
      sizes={sizes}
      frame={frame}
    />
  );
}

/** Without a height of its own, the image adds none to its row and then fills it. */
function filling(shape: string) {
  return {
    aspectRatio: { base: shape, lg: "auto" },
    height: { base: "auto", lg: "0" },
    minHeight: { lg: "full" },
  } as const;
}
