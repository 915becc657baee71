import fc from "fast-check";
import { expect, it } from "vitest";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import { changesWithout } from "./gallery-changes.ts";
import type { GalleryChange } from "./gallery-changes.ts";

/** The gallery after a change; its images are named by their URLs. */
function changed(gallery: readonly string[], change: GalleryChange): readonly string[] {
  if (change.kind === "move")
    return [
      ...change.order.map((former) => gallery[former] ?? ""),
      ...gallery.slice(change.order.length),
    ];
  if (change.kind === "remove") return gallery.filter((_, place) => !change.places.includes(place));
  return change.images.reduce<readonly string[]>(
    (images, { place, image }) => images.toSpliced(place, 0, image.url),
    gallery,
  );
}

interface Drawn {
  readonly kind: GalleryChange["kind"];
  readonly numbers: readonly number[];
}

/** A change of a gallery with `count` images that follows from drawn numbers; `step` makes new names unique. */
function changeOf({ kind, numbers }: Drawn, count: number, step: number): GalleryChange {
  const places = [...new Set(numbers.map((number) => number % Math.max(1, count)))].sort(
    (one, other) => one - other,
  );
  if (kind === "remove") return { kind, places };
  if (kind === "insert")
    return {
      kind,
      images: places.map((place, index) => ({
        place,
        image: { ...NEW_IMAGE, url: `new ${String(step)}-${String(index)}`, additionId: "" },
      })),
    };
  const moved = Array.from({ length: Math.max(0, count - (numbers[0] ?? 0)) }, (_, place) => place);
  const order = moved.toSorted(
    (one, other) => (numbers[one % numbers.length] ?? 0) - (numbers[other % numbers.length] ?? 0),
  );
  return { kind, order, group: order };
}

const drawn = fc.record({
  kind: fc.constantFrom("move", "remove", "insert"),
  numbers: fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 4 }),
});

it("changes of a gallery without some images lead where the changes of all images lead, without those", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat({ max: 7 })),
      fc.array(drawn, { maxLength: 6 }),
      (missing, draws) => {
        const all = ["0", "1", "2", "3", "4", "5", "6", "7"];
        const isThere = (image: string) => !missing.includes(Number(image));
        let full: readonly string[] = all;
        const changes: GalleryChange[] = [];
        for (const [step, draw] of draws.entries()) {
          const change = changeOf(draw, full.length, step);
          changes.unshift(change);
          full = changed(full, change);
        }
        const partial = changesWithout(changes, missing)
          .toReversed()
          .reduce(changed, all.filter(isThere));
        expect(partial).toEqual(full.filter((image) => image.startsWith("new") || isThere(image)));
      },
    ),
  );
});
