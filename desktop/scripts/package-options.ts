import { parseEnv } from "#site/config/env.ts";

type Values = Readonly<Record<string, string | undefined>>;

const REQUIRED = ["VITE_SUPABASE_URL", "VITE_SUPABASE_PUBLISHABLE_KEY", "VITE_SITE_URL"] as const;

const AZURE = {
  publisherName: "AZURE_SIGN_PUBLISHER",
  endpoint: "AZURE_SIGN_ENDPOINT",
  codeSigningAccountName: "AZURE_SIGN_ACCOUNT",
  certificateProfileName: "AZURE_SIGN_PROFILE",
} as const;

/** Throws one sentence that names a missing or forbidden setting of a build. */
export function requireBuildSettings(env: Values): void {
  const missing = REQUIRED.filter((name) => isEmpty(env[name]));
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(", ")} in .env: the app must know its backend and its site.`,
    );
  }
  parseEnv(env);
}

/** Arguments of electron-builder from the environment: the update feed and Windows signing.
 * electron-builder reads the variables of Apple and PFX signing itself. */
export function builderArguments(env: Values): readonly string[] {
  return [...feedArguments(env["DESKTOP_UPDATE_URL"]), ...azureArguments(env)];
}

/** Variables that electron-builder reads itself, and treats as given even when they are empty. */
const SIGNING = [
  "CSC_LINK",
  "CSC_KEY_PASSWORD",
  "CSC_NAME",
  "CSC_INSTALLER_LINK",
  "CSC_INSTALLER_KEY_PASSWORD",
  "WIN_CSC_LINK",
  "WIN_CSC_KEY_PASSWORD",
  "APPLE_API_KEY",
  "APPLE_API_KEY_ID",
  "APPLE_API_ISSUER",
  "AZURE_TENANT_ID",
  "AZURE_CLIENT_ID",
  "AZURE_CLIENT_SECRET",
] as const;

/** Removes the empty signing variables from an environment: a workflow sets each, and a missing secret
 * is the empty text there, which electron-builder would use as a certificate's path. */
export function withoutEmptySigning(env: Values): Readonly<Record<string, undefined>> {
  const empty = SIGNING.filter((name) => isEmpty(env[name]));
  return Object.fromEntries(empty.map((name) => [name, undefined]));
}

function feedArguments(address: string | undefined): string[] {
  if (isEmpty(address)) return [];
  if (!URL.canParse(address) || new URL(address).protocol !== "https:") {
    throw new Error(`DESKTOP_UPDATE_URL must be an https address, but it is "${address}".`);
  }
  return ["-c.publish.provider=generic", `-c.publish.url=${address}`];
}

function azureArguments(env: Values): string[] {
  const names = Object.values(AZURE);
  const missing = names.filter((name) => isEmpty(env[name]));
  if (missing.length === names.length) return [];
  if (missing.length > 0) {
    throw new Error(`Signing for Windows also needs ${missing.join(", ")}.`);
  }
  return Object.entries(AZURE).map(
    ([option, name]) => `-c.win.azureSignOptions.${option}=${env[name] ?? ""}`,
  );
}

function isEmpty(value: string | undefined): value is undefined | "" {
  return value === undefined || value.trim() === "";
}
