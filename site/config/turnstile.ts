/**
 * The site key of Cloudflare Turnstile; without one the contact form has no check. A literal of the build, so that the
 * bundler drops the code behind it.
 */
export const TURNSTILE_SITE_KEY = import.meta.env.VITE_TURNSTILE_SITE_KEY;
