import { BoundaryState } from "./state.ts";

const key = Symbol.for("studio.electron-fake");

/** Makes this state the one that the next start of main talks to. */
export function makeCurrent(state: BoundaryState): void {
  Object.assign(globalThis, { [key]: state });
}

export function currentBoundary(): BoundaryState {
  const found: unknown = Reflect.get(globalThis, key);
  if (!(found instanceof BoundaryState)) throw new Error("No boundary was made current.");
  return found;
}
