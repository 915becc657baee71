export type MoveDirection = "earlier" | "later";

/** DOM id of an image's tile in the contact sheet. */
export function tileId(id: string): string {
  return `${id}-tile`;
}

/** DOM id of the fields of the selected images. */
export const SELECTION_PANEL_ID = "gallery-selection";

/** Maximum height of these fields on a phone, where they are a sheet at the window's lower edge. */
export const SHEET_HEIGHT = "55dvh";

/** DOM id of the reason why an upload failed, which describes the tile. */
export function failureId(additionId: string): string {
  return `${additionId}-failure`;
}

/** The order after the selected images moved by one place together; the same array at the end of the list. */
export function orderAfterMove(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  direction: MoveDirection,
): readonly string[] {
  const order = direction === "earlier" ? [...ids] : [...ids].reverse();
  const first = order[0];
  if (first === undefined || selected.has(first)) return ids;
  for (let place = 1; place < order.length; place += 1) {
    const [before, id] = [order[place - 1] ?? "", order[place] ?? ""];
    if (selected.has(id)) [order[place - 1], order[place]] = [id, before];
  }
  return direction === "earlier" ? order : order.reverse();
}

/**
 * The order after the selected images were dropped on the place of `target`: before it, or after it when the grabbed one
 * came from before it.
 */
export function orderAfterDrop(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  grabbed: string,
  target: string,
): readonly string[] {
  if (selected.has(target)) return ids;
  const group = ids.filter((id) => selected.has(id));
  const rest = ids.filter((id) => !selected.has(id));
  const comesFromBefore = ids.indexOf(grabbed) < ids.indexOf(target);
  const place = rest.indexOf(target) + (comesFromBefore ? 1 : 0);
  return [...rest.slice(0, place), ...group, ...rest.slice(place)];
}

/** The moves, each from index to index, that turn one order into the other when they are made one after another. */
export function movesBetween<Item extends string | number>(
  from: readonly Item[],
  to: readonly Item[],
): readonly (readonly [number, number])[] {
  const order = [...from];
  const moves: (readonly [number, number])[] = [];
  for (const [place, id] of to.entries()) {
    const index = order.indexOf(id);
    if (index === place || index === -1) continue;
    order.splice(place, 0, ...order.splice(index, 1));
    moves.push([index, place]);
  }
  return moves;
}

/** The ids between two of them in display order, both included. */
export function idsBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from = 0, to = 0] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return ids.slice(Math.max(from, 0), to + 1);
}
