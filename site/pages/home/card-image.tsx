import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { Picture } from "#site/ui/picture.tsx";
import type { HomeCardImage } from "./home-cards.ts";

interface CardImageProps {
  readonly image: HomeCardImage;
  readonly sizes: string;
  /** Aspect ratio, "width / height"; optionally a different one on desktops. */
  readonly shape: string | { readonly base: string; readonly lg: string };
  /** For rows without an image. */
  readonly stockImage: string;
}

/** The image of a card. A row's image has an empty alt text, because the title follows it. */
export function CardImage({ image, sizes, shape, stockImage }: CardImageProps) {
  if (typeof image === "object" && image !== null) {
    return <Picture source={image} sizes={sizes} aspectRatio={shape} />;
  }
  return (
    <CoverImage
      key={image}
      address={image}
      stockImage={stockImage}
      alt=""
      sizes={sizes}
      frame={{ aspectRatio: shape }}
    />
  );
}
