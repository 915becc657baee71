import { createContext } from "react";
import type { GalleryImage } from "#supabase/data/public-projects.ts";

/** Opens an image in the lightbox. */
export const EnlargeContext = createContext<(image: GalleryImage) => void>(() => undefined);
