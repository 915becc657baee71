export type MoveDirection = "earlier" | "later";

/** Target index of an image moved by one position; null at the ends of the list. */
export function neighbour(index: number, direction: MoveDirection, count: number): number | null {
  const target = direction === "earlier" ? index - 1 : index + 1;
  return target < 0 || target >= count ? null : target;
}
