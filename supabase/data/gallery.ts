import type { Json } from "./database.types.ts";
import { parseEnum } from "./enums.ts";
import { objectsIn, textOrEmpty } from "./json-column.ts";
import { GALLERY_STAGES } from "./limits.ts";
import type { GalleryStage } from "./limits.ts";

/** One image of a project's gallery, as stored in `projects.gallery_images`. */
export interface GalleryImage {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
  /** What the image shows of the work; '' for none of them. */
  readonly stage: GalleryStage | "";
  /** The photographer. */
  readonly credit: string;
}

const STAGES = ["", ...GALLERY_STAGES] as const;

/** Parses the JSON column; omits entries without an address. */
export function parseGallery(value: Json): GalleryImage[] {
  return objectsIn(value).flatMap(({ url, alt, caption, stage, credit }) =>
    typeof url !== "string" || url === ""
      ? []
      : [
          {
            url,
            alt: textOrEmpty(alt),
            caption: textOrEmpty(caption),
            stage: parseEnum(STAGES, textOrEmpty(stage), ""),
            credit: textOrEmpty(credit),
          },
        ],
  );
}
