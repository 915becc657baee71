import { applyEditAside } from "./apply-edit.ts";
import { describedEdit, movedPlace, pictureEdit } from "./picture-text.ts";

interface Place {
  readonly id: string;
  readonly at: number;
}

/** Pictures on their way into a text, in their order. Each keeps its own place while somebody types
 * and while others arrive, so that the text holds nothing of a picture before it is there. */
export class PictureLine {
  #area: HTMLTextAreaElement | null = null;
  #places: readonly Place[] = [];
  #text = "";

  /** Stable, so that it can be the ref of the field. */
  readonly attach = (area: HTMLTextAreaElement | null) => {
    this.#area = area;
  };

  /** `at`: where in the text; the caret when absent. */
  add(id: string, at?: number) {
    this.follow();
    this.#places = [...this.#places, { id, at: at ?? this.#area?.selectionEnd ?? 0 }];
  }

  drop(id: string) {
    this.#places = this.#places.filter((place) => place.id !== id);
  }

  /** Call when the text has changed. */
  follow() {
    const now = this.#area?.value ?? "";
    if (this.#places.length > 0 && now !== this.#text) {
      const old = this.#text;
      this.#places = this.#places.map(({ id, at }) => ({ id, at: movedPlace(at, old, now) }));
    }
    this.#text = now;
  }

  /** Puts a picture into the text. */
  insert(id: string, url: string) {
    this.follow();
    const index = this.#places.findIndex((place) => place.id === id);
    const place = this.#places[index];
    if (this.#area === null || place === undefined) return;
    const edit = pictureEdit(this.#text, place.at, url);
    const later = this.#places.slice(index + 1);
    const earlier = this.#places.slice(0, index);
    // Of pictures that wait at this very place, earlier ones come before it and later ones behind.
    const moved = (at: number) => at + edit.insert.length;
    this.#places = [
      ...earlier.map((other) => (other.at > place.at ? { ...other, at: moved(other.at) } : other)),
      ...later.map((other) => (other.at >= place.at ? { ...other, at: moved(other.at) } : other)),
    ];
    this.#text = this.#text.slice(0, place.at) + edit.insert + this.#text.slice(place.at);
    applyEditAside(this.#area, edit);
  }

  /** Adds an address to those with an open question: the first one is being answered and stays, the
   * others follow in the order of the text. */
  queued([first, ...rest]: readonly string[], url: string): string[] {
    if (first === undefined) return [url];
    const place = (known: string) => this.#text.indexOf(`](${known})`);
    return [first, ...[...rest, url].sort((one, other) => place(one) - place(other))];
  }

  /** Writes a description into the picture of this address, if the text still has it. */
  describe(url: string, description: string) {
    const edit = describedEdit(this.#area?.value ?? "", url, description);
    if (this.#area === null || edit === null) return;
    applyEditAside(this.#area, edit);
    this.follow();
  }
}
