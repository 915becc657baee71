import type { Node } from "@tiptap/pm/model";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import type { PastedImage } from "./data-images.ts";

/** A pasted image and the position in the document where it belongs. */
export interface PlacedImage extends PastedImage {
  readonly at: number;
}

/** Takes the marks of pasted images out of the document, in the same step of the history as the paste. */
export class ImageMarks {
  #images: readonly PastedImage[] = [];
  #placed: readonly PlacedImage[] = [];

  /** Runs a paste of HTML with marks. Returns the images with their positions after it. */
  during(images: readonly PastedImage[], paste: () => void): readonly PlacedImage[] {
    this.#images = images;
    this.#placed = [];
    try {
      paste();
    } finally {
      this.#images = [];
    }
    return this.#placed;
  }

  /** `appendTransaction` of the plugin. */
  readonly remove = ({ doc, tr }: EditorState): Transaction | null => {
    const marks = findMarks(doc, this.#images);
    if (marks.length === 0) return null;
    for (const { from, to } of marks.toReversed()) tr.delete(from, to);
    this.#placed = marks.map(({ image, from }) => ({ ...image, at: tr.mapping.map(from, -1) }));
    return tr;
  };
}

interface Mark {
  readonly image: PastedImage;
  readonly from: number;
  readonly to: number;
}

function findMarks(doc: Node, images: readonly PastedImage[]): Mark[] {
  if (images.length === 0) return [];
  const byMarker = new Map(images.map((image) => [image.marker, image]));
  const marks: Mark[] = [];
  doc.descendants((node, from) => {
    const image =
      node.type.name === "picture" ? byMarker.get(String(node.attrs["src"])) : undefined;
    if (image !== undefined) marks.push({ image, from, to: from + node.nodeSize });
  });
  return marks;
}
