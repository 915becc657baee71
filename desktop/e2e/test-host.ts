import type { FakeElectronState } from "./electron-fake/state.ts";
import type { StartedApp } from "./host/app-driver.ts";

export interface RunningApp extends StartedApp {
  /** State of the fake; null in real Electron. */
  readonly boundary: FakeElectronState | null;
}

/** For specs that need the fake: forged senders, keyrings and displays. */
export function fakeStateOf({ boundary }: RunningApp): FakeElectronState {
  if (boundary === null) throw new Error("This spec needs the tag @boundary.");
  return boundary;
}
