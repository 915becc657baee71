import { CoverPicture } from "#site/markup/cover-picture.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { CardImage } from "./home-cards.ts";

interface CardPictureProps {
  readonly image: CardImage;
  readonly sizes: string;
  /** Width by height; on desktops perhaps another. */
  readonly shape: string | { readonly base: string; readonly lg: string };
  /** For a row without a picture. */
  readonly stockPicture: string;
}

/** The picture of a card. What a row shows is said by the title beside it. */
export function CardPicture({ image, sizes, shape, stockPicture }: CardPictureProps) {
  if (typeof image === "object" && image !== null) {
    return <Picture source={image} sizes={sizes} aspectRatio={shape} />;
  }
  return (
    <CoverPicture
      key={image}
      address={image}
      stockPicture={stockPicture}
      alt=""
      sizes={sizes}
      frame={{ aspectRatio: shape }}
    />
  );
}
