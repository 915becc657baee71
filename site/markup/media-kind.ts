import { withoutFocus } from "#supabase/data/picture-focus.ts";
import { pictureAddress } from "./body-address.ts";

/** Bundled with the site: shown where a post has no picture of its own. */
export const DEFAULT_POST_PICTURE = "/images/default-post.webp";

export interface FeaturedMedia {
  readonly kind: "picture" | "film";
  readonly address: string;
}

/** A preview may show a film that was just chosen as `blob:…#name.mp4`. */
const FILM = /\.(mp4|m4v|webm|mov)([?#]|$)/i;

/** What an address stands for; the stock picture when there is none, or one we would not load. */
export function featuredMedia(address: string | null, stockPicture: string): FeaturedMedia {
  const own = address === null ? null : mediaAddress(address);
  if (own === null) return { kind: "picture", address: stockPicture };
  return FILM.test(own)
    ? { kind: "film", address: own }
    : { kind: "picture", address: withoutFocus(own) };
}

/** Besides web addresses a file that was just chosen may be shown (the preview of an unsaved post). */
function mediaAddress(address: string): string | null {
  return address.startsWith("blob:") ? address : pictureAddress(address);
}
