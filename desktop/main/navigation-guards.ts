import type { Session, WebContents } from "electron";
import { isPlayerFrame } from "./player-origins.ts";

interface GuardEffects {
  readonly isOwnPage: (address: string) => boolean;
  readonly openExternal: (address: string) => Promise<void>;
  readonly onRefused: (what: string) => void;
}

/** Restricts the window to the app's own page. Links to other sites, with or without a target, open in
 * the system's browser; frames and redirects to other origins are refused, except frames with the players
 * of videos. */
export function guardContents(contents: WebContents, effects: GuardEffects): void {
  const leave = (address: string) => {
    effects.openExternal(address).catch(() => {
      effects.onRefused(`open ${address.slice(0, 200)}`);
    });
  };
  contents.setWindowOpenHandler(({ url }) => {
    leave(url);
    return { action: "deny" };
  });
  const refuseForeign = (event: { preventDefault(): void; readonly url: string }) => {
    if (effects.isOwnPage(event.url)) return false;
    event.preventDefault();
    effects.onRefused(`navigate to ${event.url.slice(0, 200)}`);
    return true;
  };
  contents.on("will-navigate", (event) => {
    if (refuseForeign(event)) leave(event.url);
  });
  contents.on("will-frame-navigate", (event) => {
    // will-navigate follows for the main frame.
    if (!event.isMainFrame && !isPlayerFrame(event.url)) refuseForeign(event);
  });
  contents.on("will-redirect", (event) => {
    if (event.isMainFrame || !isPlayerFrame(event.url)) refuseForeign(event);
  });
  contents.on("will-attach-webview", (event) => {
    event.preventDefault();
    effects.onRefused("attach a webview");
  });
}

/** The dashboard needs only the permission to write to the clipboard; for a backend on this machine
 * Chromium also requires the local network permission. */
function neededFor(backendOrigin: string): ReadonlySet<string> {
  const local = new URL(backendOrigin).hostname === "127.0.0.1";
  const ways = ["loopback-network", "local-network", "local-network-access"];
  return new Set(["clipboard-sanitized-write", ...(local ? ways : [])]);
}

/** Grants the page of the app the permissions it needs, and refuses all others and every other page. */
export function guardPermissions(
  session: Pick<
    Session,
    "setPermissionRequestHandler" | "setPermissionCheckHandler" | "setDevicePermissionHandler"
  >,
  isOwnPage: (address: string) => boolean,
  backendOrigin: string,
): void {
  const granted = neededFor(backendOrigin);
  session.setPermissionRequestHandler((contents, permission, callback) => {
    callback(granted.has(permission) && isOwnPage(contents.getURL()));
  });
  session.setPermissionCheckHandler(
    (contents, permission) =>
      granted.has(permission) && contents !== null && isOwnPage(contents.getURL()),
  );
  session.setDevicePermissionHandler(() => false);
}
