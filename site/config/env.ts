/** What the site must be told by its surroundings, read once. `demoAccount` exists in demo mode only. */
export interface SiteEnv {
  readonly backend: { readonly url: string; readonly publishableKey: string };
  readonly demoAccount: { readonly email: string; readonly password: string } | null;
}

type RawEnv = Readonly<Record<string, unknown>>;

/** Reads VITE_* values; throws one sentence that names the setting to mend. */
export function parseEnv(raw: RawEnv): SiteEnv {
  return {
    backend: {
      url: requiredUrl(raw, "VITE_SUPABASE_URL"),
      publishableKey: required(raw, "VITE_SUPABASE_PUBLISHABLE_KEY"),
    },
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
  const value = required(raw, name);
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an http(s) address, but it is "${value}".`);
  }
  return value.replace(/\/+$/, "");
}

function demoAccount(raw: RawEnv): SiteEnv["demoAccount"] {
  const email = text(raw, "VITE_DEMO_EMAIL");
  const password = text(raw, "VITE_DEMO_PASSWORD");
  return email !== "" && password !== "" ? { email, password } : null;
}
