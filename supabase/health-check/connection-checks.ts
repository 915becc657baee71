import { isSecretKey } from "#supabase/data/secret-key.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass } from "./result.ts";
import { isConfidential, requestBackend } from "./target.ts";
import type { Target } from "./target.ts";

/** Keys and rows are encrypted on their way. Sends no request. */
async function backendIsEncrypted({ backend }: Target): Promise<CheckResult> {
  return Promise.resolve(
    isConfidential(backend)
      ? pass("The backend's address is encrypted or local.")
      : fail(
          `The backend's address ${backend} is not encrypted.`,
          "Use https:// in VITE_SUPABASE_URL.",
        ),
  );
}

/** The key has only the rights of anonymous visitors. Sends no request. */
async function keyIsPublic({ publishableKey }: Target): Promise<CheckResult> {
  return Promise.resolve(
    isSecretKey(publishableKey)
      ? fail(
          "The given key bypasses every policy.",
          "Use the publishable key for site and apps, and replace this secret key, because it may be known.",
        )
      : pass("The key is a publishable one."),
  );
}

/** The backend responds and accepts the key. */
async function keyIsAccepted(target: Target): Promise<CheckResult> {
  const response = await requestBackend(target, "/rest/v1/published_posts?select=id&limit=1");
  const text = response.status === 401 ? await response.text() : "";
  return /api key/i.test(text)
    ? fail(
        "The backend does not know this key.",
        "Copy the publishable key of this project (Project Settings → API Keys) into VITE_SUPABASE_PUBLISHABLE_KEY.",
      )
    : pass("The backend accepts the key.");
}

/** Checks without which the results of all others would be wrong. */
export const connectionChecks = [backendIsEncrypted, keyIsPublic, keyIsAccepted];
