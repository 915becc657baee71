/** Where images for a text come from: the media library, a file dialog, or the camera of a phone. */
export type ImageSource = "library" | "upload" | "camera";

/** Where chosen images belong; by default, each becomes a block at the caret. */
export interface ImageUse {
  /** Position in the field. */
  readonly at?: number | undefined;
  /** Shows all of them in one block, where the field can. */
  readonly asGallery?: boolean;
  /** URL of the last image of a gallery that they join. */
  readonly joins?: string | undefined;
  /** URL of the image that the only one of them replaces. */
  readonly replaces?: string | undefined;
  /** Position and alt text of each file of a pasted text. */
  readonly ofFile?: (file: File) => { readonly at: number; readonly alt: string } | undefined;
}

export interface ImagePlace extends Omit<ImageUse, "asGallery" | "ofFile"> {
  /** Ids of all images chosen for one gallery, in their order. */
  readonly gallery?: readonly string[] | undefined;
}

/** A field that takes images whose uploads finish later. */
export interface ImageTarget {
  /** Remembers a place for an image. Images of one gallery are shown together. */
  readonly add: (id: string, place?: ImagePlace) => void;
  readonly drop: (id: string) => void;
  /**
   * Inserts an uploaded image at its place, also if the one that it replaces is gone. Does nothing for a cancelled
   * upload.
   */
  readonly insert: (id: string, url: string) => void;
  /** Writes the alt text of the image with this URL, if the field still has it. */
  readonly describe: (url: string, description: string) => void;
  /** Position of an image, to sort by. */
  readonly offsetOf: (url: string) => number;
}
