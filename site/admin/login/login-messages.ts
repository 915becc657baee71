import { DataError, messageOf } from "#supabase/data/errors.ts";

/** Toast after a sign-in, fixed by requirement AL06. */
export const WELCOME = { title: "Welcome to Admin Panel! 🎉" } as const;

const FAILED = "Authentication Failed";
const WRONG_PAIR = "Invalid credentials. Please use the demo credentials shown";

interface LoginFailure {
  /** Text of the toast, fixed by requirement AL05. */
  readonly notice: { readonly title: string; readonly description: string };
  /** Message at the form, with advice. */
  readonly inline: string;
}

/** Messages for a failed sign-in. */
export function loginFailure(error: unknown): LoginFailure {
  if (error instanceof DataError && error.code === "unauthorized") {
    return {
      notice: { title: FAILED, description: WRONG_PAIR },
      inline: "This email and password do not belong together. Check both and try again.",
    };
  }
  const reason = messageOf(error) || "The sign-in did not work. Please try again.";
  return { notice: { title: FAILED, description: reason }, inline: adviceFor(error) ?? reason };
}

/** Advice for known errors; null for others, which show the same text in toast and form. */
function adviceFor(error: unknown): string | null {
  if (!(error instanceof DataError)) return null;
  if (error.code === "offline")
    return "No connection to the server. Your email is kept; try again.";
  if (error.code === "rate-limited")
    return "Too many tries. Wait a few minutes before the next one.";
  if (error.code === "forbidden") return "This account is not a member of the studio’s staff.";
  return null;
}
