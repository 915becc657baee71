import type { HistoryStep } from "#site/admin/rich-text-editor/index.ts";
import { counted } from "#site/format/number.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { GALLERY_MAX } from "#supabase/data/limits.ts";

type GalleryValue = ProjectValues["gallery"][number];

/** A new order: the former place of each image, and the former places of the moved ones. */
interface GalleryMove {
  readonly kind: "move";
  readonly order: readonly number[];
  readonly group: readonly number[];
}

/** A change of the list by its places, which images that are added at the end do not shift. */
export type GalleryChange =
  | GalleryMove
  | { readonly kind: "remove"; readonly places: readonly number[] }
  | { readonly kind: "insert"; readonly images: readonly PlacedImage[] };

interface PlacedImage {
  readonly place: number;
  readonly image: GalleryValue;
}

/** The change that undoes this one. A removed image without URL does not come back: its upload has ended. */
export function inverseOf(change: GalleryChange, gallery: readonly GalleryValue[]): GalleryChange {
  if (change.kind === "move")
    return { kind: "move", order: inverseOrder(change.order), group: placesAfterMove(change) };
  if (change.kind === "insert")
    return { kind: "remove", places: change.images.map(({ place }) => place) };
  const removed = change.places.toSorted((a, b) => a - b);
  const stored = removed.filter((place) => gallery[place]?.url !== "");
  return {
    kind: "insert",
    images: stored.flatMap((place, index) => {
      const lostBefore = removed.indexOf(place) - index;
      const image = gallery[place];
      return image === undefined ? [] : [{ place: place - lostBefore, image }];
    }),
  };
}

/** The number of images that a change adds; negative for removed ones. */
export function countDifference(change: GalleryChange): number {
  if (change.kind === "remove") return -change.places.length;
  return change.kind === "insert" ? change.images.length : 0;
}

/** Places of the changed images; after a removal that of the image behind them, in a gallery of `left` images. */
export function affectedPlaces(change: GalleryChange, left: number): readonly number[] {
  if (change.kind === "move") return placesAfterMove(change);
  if (change.kind === "insert") return change.images.map(({ place }) => place);
  return left === 0 ? [] : [Math.min(...change.places, left - 1)];
}

/** The change in a sentence, for a gallery that has `count` images afterwards. */
export function sentenceOf(change: GalleryChange, count: number): string {
  if (change.kind === "remove") return `${counted(change.places.length, "picture")} removed.`;
  if (change.kind === "insert") return `${counted(change.images.length, "picture")} restored.`;
  const place = `${String(Math.min(...placesAfterMove(change)) + 1)} of ${String(count)}`;
  return change.group.length === 1
    ? `Picture moved to place ${place}.`
    : `${counted(change.group.length, "picture")} moved, the first to place ${place}.`;
}

/** A change with the images that a gallery has space for, and the places of those left out as if they were there. */
export function fittingPart(change: GalleryChange, count: number) {
  if (change.kind !== "insert") return { part: change, missing: [] };
  const space = Math.max(0, GALLERY_MAX - count);
  const images = change.images.slice(0, space);
  return {
    part: images.length === 0 ? null : { ...change, images },
    missing: change.images.slice(space).map(({ place }) => place),
  };
}

/** Changes to be made one after another, the last one first, without the images that are missing at these places. */
export function changesWithout(
  changes: readonly GalleryChange[],
  missing: readonly number[],
): readonly GalleryChange[] {
  const rest: GalleryChange[] = [];
  let places = missing;
  for (const change of changes.toReversed()) {
    const after = mapPlaces(change, places);
    rest.unshift(changeWithout(change, places, after));
    places = after;
  }
  return rest.filter((change) => !isWithoutEffect(change));
}

/** The change of a gallery without the images at `before`, which would be at `after` afterwards. */
function changeWithout(
  change: GalleryChange,
  before: readonly number[],
  after: readonly number[],
): GalleryChange {
  const renumbered = (places: readonly number[]) =>
    places.filter((place) => !before.includes(place)).map((place) => placeWithout(place, before));
  if (change.kind === "move")
    return { ...change, order: renumbered(change.order), group: renumbered(change.group) };
  if (change.kind === "remove") return { ...change, places: renumbered(change.places) };
  return {
    ...change,
    images: change.images.map(({ place, image }) => ({ place: placeWithout(place, after), image })),
  };
}

/** The places after a change of the images at `places` before it; without those that it removes. */
function mapPlaces(change: GalleryChange, places: readonly number[]): readonly number[] {
  // Images added since the move are behind all that it moves.
  if (change.kind === "move")
    return places.map((place) =>
      place < change.order.length ? change.order.indexOf(place) : place,
    );
  if (change.kind === "remove")
    return places
      .filter((place) => !change.places.includes(place))
      .map((place) => placeWithout(place, change.places));
  return places.map((place) =>
    change.images.reduce((at, inserted) => (inserted.place <= at ? at + 1 : at), place),
  );
}

function placeWithout(place: number, missing: readonly number[]): number {
  return place - missing.filter((each) => each < place).length;
}

function isWithoutEffect(change: GalleryChange): boolean {
  if (change.kind === "move")
    return change.order.every((former, place) => former === place) || change.group.length === 0;
  return countDifference(change) === 0;
}

const NOT_DONE = { undo: "Not undone", redo: "Not done again" } as const satisfies Record<
  HistoryStep,
  string
>;

/** Why a step is not taken after which the gallery would have `count` images, more than it holds. */
export function sentenceOfRefusal(step: HistoryStep, count: number): string {
  return `${NOT_DONE[step]}: that would make ${counted(count, "picture")}, and a gallery holds ${String(GALLERY_MAX)}.`;
}

/** Why a step restored fewer images than it could. */
export function sentenceOfRest(missing: number): string {
  return `${String(missing)} more would not fit: a gallery holds ${String(GALLERY_MAX)}.`;
}

function inverseOrder(order: readonly number[]): readonly number[] {
  return [...order.keys()].map((place) => order.indexOf(place));
}

function placesAfterMove({ order, group }: GalleryMove): readonly number[] {
  return [...order.entries()].flatMap(([place, former]) => (group.includes(former) ? [place] : []));
}
