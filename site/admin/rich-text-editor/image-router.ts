import type { ImagePlace, ImageTarget } from "#site/admin/visual-editor/image-target.ts";

/** Passes images to the field on screen. A change between the two views of a body loses no image. */
export class ImageRouter {
  #target: ImageTarget | null = null;
  #pending: readonly { readonly id: string; readonly place: ImagePlace }[] = [];
  /** Images uploaded while no field was on screen. */
  #arrived: readonly { readonly id: string; readonly url: string }[] = [];

  /** Sets the field that takes the images; returns a function that removes it. */
  readonly attachTarget = (target: ImageTarget) => {
    this.#target = target;
    for (const { id, place } of this.#pending) target.add(id, { ...place, at: undefined });
    const arrived = this.#arrived;
    this.#arrived = [];
    for (const { id, url } of arrived) this.insert(id, url);
    return () => {
      if (this.#target === target) this.#target = null;
    };
  };

  add(id: string, place: ImagePlace) {
    this.#pending = [...this.#pending, { id, place }];
    this.#target?.add(id, place);
  }

  drop(id: string) {
    this.#pending = this.#pending.filter((other) => other.id !== id);
    this.#target?.drop(id);
  }

  insert(id: string, url: string) {
    if (!this.#pending.some((other) => other.id === id)) return;
    if (this.#target === null) this.#arrived = [...this.#arrived, { id, url }];
    else {
      this.#target.insert(id, url);
      this.#pending = this.#pending.filter((other) => other.id !== id);
    }
  }

  describe(url: string, description: string) {
    this.#target?.describe(url, description);
  }

  /**
   * Adds a URL to the images without description. The first one is being described and stays first;
   * the others are sorted by their position in the text.
   */
  queued([first, ...rest]: readonly string[], url: string): string[] {
    if (first === undefined) return [url];
    const offsetOf = (other: string) => this.#target?.offsetOf(other) ?? 0;
    return [first, ...[...rest, url].sort((one, other) => offsetOf(one) - offsetOf(other))];
  }
}
