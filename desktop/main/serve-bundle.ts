import path from "node:path";
import { protocol } from "electron";
import { BUNDLE_SCHEME } from "./bundle-path.ts";
import { createBundleHandler } from "./bundle-protocol.ts";
import { playerSources } from "./player-origins.ts";

/** Makes the app's scheme a secure origin. Electron accepts this before its `ready` event only. */
export function registerBundleScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: BUNDLE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

interface AllowedOrigins {
  readonly backendOrigin: string;
  /** Origin of the site: its stock images replace missing images of posts and projects. */
  readonly siteOrigin: string;
}

/** Serves the built renderer from the folder beside the built main process. */
export function serveBundle(neighbours: AllowedOrigins): void {
  const root = path.join(import.meta.dirname, "..", "renderer");
  const handler = createBundleHandler({ root, headers: bundleHeaders(neighbours) });
  protocol.handle(BUNDLE_SCHEME, handler);
}

/** Content security policy: no inline scripts, no foreign scripts, connections to the studio's backend
 * and frames of video players only. */
function bundleHeaders({
  backendOrigin,
  siteOrigin,
}: AllowedOrigins): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${backendOrigin} ${siteOrigin}`,
    `media-src 'self' blob: https: ${backendOrigin} ${siteOrigin}`,
    // The second is the web socket of Supabase Realtime.
    `connect-src 'self' ${backendOrigin} ${backendOrigin.replace(/^http/, "ws")}`,
    `frame-src ${playerSources}`,
    "font-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { "Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff" };
}
