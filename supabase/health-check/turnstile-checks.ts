import type { CheckResult } from "./result.ts";
import { fail, pass } from "./result.ts";
import { propertyOf, sendJson, visit } from "./target.ts";
import type { Target } from "./target.ts";

const ORIGIN = "https://challenges.cloudflare.com";

/** Whether the site was built with Cloudflare Turnstile: its content security policy allows the script. */
async function siteHasTurnstile(site: string): Promise<boolean> {
  const policy = (await visit(site, "/contact")).headers.get("content-security-policy") ?? "";
  return new RegExp(`script-src [^;]*${ORIGIN}`).test(policy);
}

/** The inquiry lacks the address, so that it is stored in neither case. */
async function databaseRequiresTurnstile(target: Target): Promise<boolean> {
  const inquiry = { name: "doctor", message: "doctor" };
  const response = await sendJson(target, "/rest/v1/contact_submissions", inquiry);
  const error: unknown = await response.json().catch(() => null);
  return propertyOf(error, "code") === "turnstile_required";
}

/** Site and database agree on Turnstile: otherwise programs go around it, or no inquiry arrives. */
export async function turnstileAgrees(site: string, target: Target): Promise<CheckResult> {
  const [isBuilt, isRequired] = [
    await siteHasTurnstile(site),
    await databaseRequiresTurnstile(target),
  ];
  if (!isBuilt && !isRequired) return pass("Neither the site nor the database uses Turnstile.");
  if (!isRequired)
    return fail(
      "The site has Turnstile, but the database accepts inquiries without it.",
      "Run in the SQL editor: select private.require_turnstile(); (README: Turnstile).",
    );
  if (!isBuilt)
    return fail(
      "The database requires Turnstile, but the site was built without it: no inquiry can arrive.",
      "Set VITE_TURNSTILE_SITE_KEY, build and deploy again; or run in the SQL editor: select private.stop_requiring_turnstile();",
    );
  return functionAnswers(target);
}

/** A request without a token gets 422; without the function 404, without its secret key a server error. */
async function functionAnswers(target: Target): Promise<CheckResult> {
  const { status } = await sendJson(target, "/functions/v1/send-inquiry", {});
  return status === 422
    ? pass("Inquiries need Turnstile, and its function responds.")
    : fail(
        `The function send-inquiry does not work (status ${String(status)}, 422 is expected): no inquiry can arrive.`,
        "Set its secret TURNSTILE_SECRET_KEY and deploy it (README: Turnstile).",
      );
}
