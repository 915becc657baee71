import { createHash } from "node:crypto";
import { PLAYER_ORIGINS } from "../rich-text/video-url.ts";
import { FORM_SCRIPT, SPECULATION_RULES } from "./inline-scripts.ts";

/** Origin of the script and the frame of Cloudflare Turnstile. */
const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";

interface PolicyOptions {
  /** Origin of the Supabase backend, e.g. http://127.0.0.1:54321 */
  readonly backendOrigin: string | null;
  /** Set by the development server only, whose hot reload needs an inline script. */
  readonly nonce?: string;
  /** The contact form has the check of Turnstile. */
  readonly turnstile?: boolean;
}

/**
 * The content security policy of every page. Scripts load from the site only; inline scripts run by hash
 * only (inline-scripts.ts). Images load from any https URL, because projects can reference external images.
 * Frames are players of videos, which load on a click. Turnstile adds its script and frame.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { backendOrigin, nonce, turnstile = false } = options;
  const check = turnstile ? ` ${TURNSTILE_ORIGIN}` : "";
  const backend = backendOrigin === null ? "" : ` ${backendOrigin}`;
  const realtime = backendOrigin === null ? "" : ` ${realtimeOrigin(backendOrigin)}`;
  const dev = nonce !== undefined;
  return [
    "default-src 'self'",
    `script-src 'self' ${dev ? `'nonce-${nonce}'` : HASHES}${check}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${backend}`,
    `media-src 'self' blob: https:${backend}`,
    `connect-src 'self'${backend}${realtime}${dev ? " ws:" : ""}`,
    `frame-src ${PLAYER_ORIGINS.join(" ")}${check}`,
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Origin of the web socket of Supabase Realtime: a source of https does not allow wss. */
function realtimeOrigin(backendOrigin: string): string {
  return backendOrigin.replace(/^http/, "ws");
}

const HASHES = [FORM_SCRIPT, SPECULATION_RULES]
  .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  .join(" ");

/**
 * Headers of a published site: those of every response, and HSTS for a year. Browsers ignore HSTS over
 * plain HTTP, so `npm run preview` omits it.
 */
export function publishedHeaders(options: PolicyOptions): Readonly<Record<string, string>> {
  return { ...securityHeaders(options), "Strict-Transport-Security": "max-age=31536000" };
}

/** Headers of every response of the site. */
export function securityHeaders(options: PolicyOptions): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "X-Frame-Options": "DENY",
  };
}
