import type { BrowserContext } from "@playwright/test";
import { Profile } from "./profile.ts";
import { FakeElectronState } from "./state.ts";
import type { StartSettings } from "./state.ts";

/** A start without a browser, for unit tests. */
export function testState(settings: StartSettings = {}): FakeElectronState {
  const context = Object.create(null) as BrowserContext;
  const origin = "http://127.0.0.1";
  const profile = Profile.of(context);
  return new FakeElectronState({
    folder: "/nowhere",
    argv: [],
    settings,
    origin,
    context,
    profile,
  });
}
