import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import { imageUrl } from "#site/format/url-allowlist.ts";

/** Bundled with the site; shown for posts without a featured image. */
export const DEFAULT_POST_IMAGE = "/images/default-post.webp";

interface FeaturedMedia {
  readonly kind: "image" | "video";
  readonly address: string;
}

/** A newly chosen video is previewed as `blob:…#name.mp4`. */
const VIDEO = /\.(mp4|m4v|webm|mov)([?#]|$)/i;

/** Kind and URL of a row's featured media; the stock image if there is none or its URL is refused. */
export function featuredMedia(address: string | null, stockImage: string): FeaturedMedia {
  const own = address === null ? null : mediaAddress(address);
  if (own === null) return { kind: "image", address: stockImage };
  return isVideoAddress(own)
    ? { kind: "video", address: own }
    : { kind: "image", address: withoutImageFragment(own) };
}

/** Whether an address is that of a video, by the extension that the upload set. */
export function isVideoAddress(address: string): boolean {
  return VIDEO.test(address);
}

/** Also accepts blob URLs: the preview of an unsaved post shows a newly chosen file. */
function mediaAddress(address: string): string | null {
  return address.startsWith("blob:") ? address : imageUrl(address);
}
