import { BoundaryState } from "./state.ts";
import type { StartSettings } from "./state.ts";

/** A start without a browser, for what needs none. */
export function testState(settings: StartSettings = {}): BoundaryState {
  const browser = { context: {}, profile: { endedInOrder: () => undefined } };
  return new BoundaryState({
    folder: "/nowhere",
    argv: [],
    settings,
    origin: "http://127.0.0.1",
    ...(browser as unknown as Pick<BoundaryState, "context" | "profile">),
  });
}
