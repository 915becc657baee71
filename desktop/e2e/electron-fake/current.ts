import { FakeElectronState } from "./state.ts";

const key = Symbol.for("studio.electron-fake");

/** Sets the state for the next start of main. */
export function makeCurrent(state: FakeElectronState): void {
  Object.assign(globalThis, { [key]: state });
}

export function currentBoundary(): FakeElectronState {
  const found: unknown = Reflect.get(globalThis, key);
  if (!(found instanceof FakeElectronState)) throw new Error("No boundary was made current.");
  return found;
}
