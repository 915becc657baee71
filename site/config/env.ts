import { isSecretKey } from "#supabase/data/secret-key.ts";

/** The site's environment. `demoAccount` is set in demo mode only. */
interface SiteEnv {
  readonly backend: { readonly url: string; readonly publishableKey: string };
  /** Origin of the published site, without a path: `https://studio.example`; null if not set. */
  readonly siteUrl: string | null;
  readonly demoAccount: { readonly email: string; readonly password: string } | null;
}

type RawEnv = Readonly<Record<string, unknown>>;

/** Parses VITE_* values; throws one sentence that names the variable to correct. */
export function parseEnv(raw: RawEnv): SiteEnv {
  return {
    backend: {
      url: requiredUrl(raw, "VITE_SUPABASE_URL"),
      publishableKey: publicKey(raw, "VITE_SUPABASE_PUBLISHABLE_KEY"),
    },
    siteUrl: siteUrl(raw),
    demoAccount: demoAccount(raw),
  };
}

function text(raw: RawEnv, name: string): string {
  const value = raw[name];
  return typeof value === "string" ? value.trim() : "";
}

function required(raw: RawEnv, name: string): string {
  const value = text(raw, name);
  if (value === "") throw new Error(`Set ${name} in .env: the site cannot find its backend.`);
  return value;
}

function requiredUrl(raw: RawEnv, name: string): string {
  return webAddress(name, required(raw, name)).replace(/\/+$/, "");
}

function siteUrl(raw: RawEnv): string | null {
  const value = text(raw, "VITE_SITE_URL");
  return value === "" ? null : new URL(webAddress("VITE_SITE_URL", value)).origin;
}

function webAddress(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new Error(`${name} must be an http(s) address, but it is "${value}".`);
}

/** Rejects secret keys, because this value is published in the bundle. */
function publicKey(raw: RawEnv, name: string): string {
  const value = required(raw, name);
  if (isSecretKey(value)) {
    throw new Error(`${name} is a secret key, which every visitor could read: set the public one.`);
  }
  return value;
}

function demoAccount(raw: RawEnv): SiteEnv["demoAccount"] {
  const email = text(raw, "VITE_DEMO_EMAIL");
  const password = text(raw, "VITE_DEMO_PASSWORD");
  return email !== "" && password !== "" ? { email, password } : null;
}
