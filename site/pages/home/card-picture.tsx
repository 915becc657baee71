import { CoverPicture } from "#site/markup/cover-picture.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { CardImage } from "./home-cards.ts";

interface CardPictureProps {
  readonly image: CardImage;
  readonly sizes: string;
  /** Aspect ratio, "width / height"; optionally a different one on desktops. */
  readonly shape: string | { readonly base: string; readonly lg: string };
  /** For rows without an image. */
  readonly stockPicture: string;
}

/** The image of a card. A row's image has an empty alt text, because the title follows it. */
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
