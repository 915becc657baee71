/**
 * The place of the caret in a body, for a change between its two views: an offset in the markup, in which "\n" is the only
 * line break, as in a text field.
 */
export class BodyPlace {
  #read: (() => number) | null = null;
  #offset: number | null = null;

  /** Sets how the view on screen finds the offset of its caret; returns a function that removes it. */
  attach(read: () => number): () => void {
    this.#read = read;
    return () => {
      if (this.#read === read) this.#read = null;
    };
  }

  /** Called before the view changes. */
  remember() {
    this.#offset = this.#read?.() ?? null;
  }

  /** The offset for the next view, once; null without a change, and if the focus has moved elsewhere meanwhile. */
  take(): number | null {
    const offset = this.#offset;
    this.#offset = null;
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.tagName === "BUTTON";
    return isFree ? offset : null;
  }
}
