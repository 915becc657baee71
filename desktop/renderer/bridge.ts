import type { DesktopBridge } from "#desktop/shared/bridge.ts";

declare global {
  interface Window {
    /** Exposed by the preload. */
    readonly studioDesktop?: DesktopBridge;
  }
}

/** The bridge that the preload exposes; throws without a preload. */
export function desktopBridge(): DesktopBridge {
  const bridge = window.studioDesktop;
  if (bridge === undefined) throw new Error("The preload did not run: start the page in the app.");
  return bridge;
}
