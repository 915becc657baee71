import { DataError, messageOf } from "#supabase/data/errors.ts";

export const WELCOME = { title: "Welcome to Admin Panel! 🎉" } as const;

const FAILED = "Authentication Failed";
const WRONG_PAIR = "Invalid credentials. Please use the demo credentials shown";

export interface LoginFailure {
  /** The toast. */
  readonly notice: { readonly title: string; readonly description: string };
  /** What stays at the form, in words that help. */
  readonly inline: string;
}

/** Why somebody could not get in, and what to do about it. */
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

/** Toast and form say the same thing in different words; a person reads only one of them twice. */
function adviceFor(error: unknown): string | null {
  if (!(error instanceof DataError)) return null;
  if (error.code === "offline")
    return "No connection to the server. Your email is kept; try again.";
  if (error.code === "rate-limited")
    return "Too many tries. Wait a few minutes before the next one.";
  if (error.code === "forbidden") return "This account is not a member of the studio’s staff.";
  return null;
}
