import type { BodyImage, BodyMedia } from "./body-media.ts";
import { Gallery } from "./gallery.tsx";
import { Player } from "./player.tsx";
import { RichTextImage } from "./rich-text-image.tsx";

interface MediaProps {
  readonly media: BodyMedia;
  /** Makes paths of the site absolute where the text is shown elsewhere. */
  readonly absolute: (address: string) => string;
}

/** An image with its caption, a gallery or a video. */
export function Media({ media, absolute }: MediaProps) {
  const shown = (image: BodyImage) => ({ ...image, address: absolute(image.address) });
  if (media.kind === "gallery") return <Gallery images={media.images.map(shown)} />;
  if (media.kind === "figure") return <Figure image={shown(media.image)} />;
  const { video } = media;
  return (
    <Player
      video={video.kind === "file" ? { ...video, address: absolute(video.address) } : video}
    />
  );
}

/** The same for feed readers: figures, and a video as a link. */
export function FeedMedia({ media, absolute }: MediaProps) {
  if (media.kind === "video") {
    const { address } = media.video;
    return (
      <p>
        <a href={absolute(address)}>{address}</a>
      </p>
    );
  }
  const images = media.kind === "gallery" ? media.images : [media.image];
  return images.map((image, index) => (
    <Figure key={index} image={{ ...image, address: absolute(image.address) }} />
  ));
}

function Figure({ image: { address, alt, caption } }: { readonly image: BodyImage }) {
  return (
    <figure>
      <RichTextImage address={address} alt={alt} />
      {caption !== "" && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
