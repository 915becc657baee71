import { images } from "./images.ts";
import type { SiteSettings } from "./site-settings.ts";

/** The image of the contact page: the place where the studio meets its clients. */
export const studioImage = {
  image: images.studioWindow,
  caption: ({ street }: SiteSettings) => `Where we meet: the long table at ${street}.`,
} as const;
