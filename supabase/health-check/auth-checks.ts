import type { CheckResult } from "./result.ts";
import { fail, pass, unknown } from "./result.ts";
import { propertyOf, requestBackend, sendJson } from "./target.ts";
import type { Target } from "./target.ts";

const PROVIDERS = "Authentication → Sign In / Providers";

/** Visitors cannot create accounts; unknown if the auth service does not report it. */
async function signUpIsClosed(target: Target): Promise<CheckResult> {
  const disabled = propertyOf(await authSettings(target), "disable_signup");
  if (disabled === true) return pass("Sign-up is disabled.");
  if (disabled === false)
    return fail(
      "Anyone can sign up.",
      `Run npm run config:push, or turn off "Allow new users to sign up" under ${PROVIDERS}.`,
    );
  return unknown(
    "The backend does not report whether sign-up is allowed.",
    `Check it under ${PROVIDERS}.`,
  );
}

/** Visitors cannot sign in without an account; unknown if the auth service does not report it. */
async function anonymousSignInIsClosed(target: Target): Promise<CheckResult> {
  const external = propertyOf(await authSettings(target), "external");
  const enabled = propertyOf(external, "anonymous_users");
  if (enabled === false) return pass("Anonymous sign-ins are disabled.");
  if (enabled === true)
    return fail(
      "Anyone can sign in without an account.",
      `Run npm run config:push, or turn off "Allow anonymous sign-ins" under ${PROVIDERS}.`,
    );
  return unknown(
    "The backend does not report whether anonymous sign-ins are allowed.",
    `Check it under ${PROVIDERS}.`,
  );
}

async function authSettings(target: Target): Promise<unknown> {
  const response = await requestBackend(target, "/auth/v1/settings");
  return response.ok ? await response.json() : null;
}

const TRIES = 6;

/** Wrong passwords of one account are limited; unknown if the sixth in a row is still tried. */
async function signInIsLimited(target: Target): Promise<CheckResult> {
  const email = `doctor-${crypto.randomUUID()}@studio.invalid`;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const path = "/auth/v1/token?grant_type=password";
    const response = await sendJson(target, path, { email, password: "wrong-on-purpose" });
    if (response.status === 429)
      return pass("Repeated sign-ins with a wrong password are limited.");
    if (response.ok) return fail("A wrong password signs in.", "Stop the backend.");
  }
  return unknown(
    `${String(TRIES)} wrong passwords in a row were not slowed down.`,
    "Lower the limit of sign-ins under Authentication → Rate Limits, and have staff use two-factor sign-in.",
  );
}

export const authChecks = [signUpIsClosed, anonymousSignInIsClosed, signInIsLimited];
