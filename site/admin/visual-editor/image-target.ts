/** Where images for a text come from: the media library or a file dialog. */
export type ImageSource = "library" | "upload";

export interface ImagePlace {
  readonly at?: number | undefined;
  /** Ids of all images chosen for one gallery, in their order. */
  readonly gallery?: readonly string[] | undefined;
}

/** A field that takes images whose uploads finish later. */
export interface ImageTarget {
  /**
   * Remembers a place for an image. `at`: position in the field; defaults to the caret. Images of one gallery
   * are shown together.
   */
  readonly add: (id: string, place?: ImagePlace) => void;
  readonly drop: (id: string) => void;
  /** Inserts an uploaded image at its place. Does nothing for a cancelled upload. */
  readonly insert: (id: string, url: string) => void;
  /** Writes the alt text of the image with this URL, if the field still has it. */
  readonly describe: (url: string, description: string) => void;
  /** Position of an image, to sort by. */
  readonly offsetOf: (url: string) => number;
}
