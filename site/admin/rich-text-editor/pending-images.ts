import type { ImagePlace, ImageTarget } from "#site/admin/visual-editor/image-target.ts";
import { applyEditAside } from "#site/admin/text-edit/apply-edit.ts";
import { describedEdit, imageEdit, movedPlace, replacedEdit } from "./image-markdown.ts";

interface PendingInsertion {
  readonly id: string;
  readonly at: number;
  /** URL of the image to replace. */
  readonly replaces: string | undefined;
}

/**
 * Insertion offsets of images that are still uploading. Offsets follow edits and other insertions,
 * so the text contains no placeholder for an unfinished upload.
 */
export class PendingImages implements ImageTarget {
  #area: HTMLTextAreaElement | null = null;
  #places: readonly PendingInsertion[] = [];
  #text = "";

  /** Sets the field; without one there are no places. */
  attach(area: HTMLTextAreaElement | null) {
    this.#area = area;
    if (area === null) this.#places = [];
  }

  /** `at`: offset in the text; defaults to the caret. */
  add(id: string, { at, replaces }: ImagePlace = {}) {
    if (this.#places.some((place) => place.id === id)) return;
    this.follow();
    this.#places = [...this.#places, { id, at: at ?? this.#area?.selectionEnd ?? 0, replaces }];
  }

  drop(id: string) {
    this.#places = this.#places.filter((target) => target.id !== id);
  }

  /** Updates the offsets; call it after each change of the text. */
  follow() {
    const text = this.#area?.value ?? "";
    if (this.#places.length > 0 && text !== this.#text) {
      const previous = this.#text;
      this.#places = this.#places.map(({ at, ...place }) => ({
        ...place,
        at: movedPlace(at, previous, text),
      }));
    }
    this.#text = text;
  }

  /** Inserts an uploaded image at its offset. Does nothing for a cancelled upload. */
  insert(id: string, url: string) {
    this.follow();
    const index = this.#places.findIndex((target) => target.id === id);
    const target = this.#places[index];
    if (this.#area === null || target === undefined) return;
    if (this.#replace(target, url)) return;
    const edit = imageEdit(this.#text, target.at, url);
    const later = this.#places.slice(index + 1);
    const earlier = this.#places.slice(0, index);
    // At equal offsets, images added earlier come before this one and later ones after it.
    const shifted = (at: number) => at + edit.insert.length;
    this.#places = [
      ...earlier.map((other) =>
        other.at > target.at ? { ...other, at: shifted(other.at) } : other,
      ),
      ...later.map((other) =>
        other.at >= target.at ? { ...other, at: shifted(other.at) } : other,
      ),
    ];
    this.#text = this.#text.slice(0, target.at) + edit.insert + this.#text.slice(target.at);
    applyEditAside(this.#area, edit);
  }

  /** Replaces the image of a place; false without one, and if it is gone. */
  #replace({ id, replaces }: PendingInsertion, url: string): boolean {
    const edit = replaces === undefined ? null : replacedEdit(this.#text, replaces, url);
    if (this.#area === null || edit === null) return false;
    this.drop(id);
    applyEditAside(this.#area, edit);
    this.follow();
    return true;
  }

  /** Position of an image in the text, to sort by. */
  offsetOf(url: string) {
    return this.#text.indexOf(`](${url})`);
  }

  /**
   * Writes the alt text into the image with this URL. Does nothing if the text no longer contains
   * it.
   */
  describe(url: string, description: string) {
    const edit = describedEdit(this.#area?.value ?? "", url, description);
    if (this.#area === null || edit === null) return;
    applyEditAside(this.#area, edit);
    this.follow();
  }
}
