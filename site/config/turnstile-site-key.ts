/** Site keys have 24 characters, secret keys 35. */
const SITE_KEY = /^[\w-]{1,30}$/;

/**
 * The site key of Cloudflare Turnstile from `VITE_TURNSTILE_SITE_KEY`; null if not set. Read by the build only, which
 * defines the variable for the pages. Throws one sentence for what cannot be a site key.
 */
export function turnstileSiteKey(raw: Readonly<Record<string, unknown>>): string | null {
  const value = raw["VITE_TURNSTILE_SITE_KEY"];
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return null;
  if (SITE_KEY.test(text)) return text;
  throw new Error(
    "VITE_TURNSTILE_SITE_KEY is not a site key. Every visitor can read it: set the site key of the widget, never its secret key.",
  );
}
