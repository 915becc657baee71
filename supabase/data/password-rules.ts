import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from "./limits.ts";

/** Below this score (0 to 4) a password can be guessed within a million tries. */
const GUESSABLE_BELOW = 2;

/** The reason why a password is refused, as a sentence for the user; null for an accepted one. Used by
 * the dashboard and the embedded backend; hosted Supabase checks the length itself. */
export async function passwordProblem(password: string): Promise<string | null> {
  if (password.length < PASSWORD_MIN) return `Use at least ${String(PASSWORD_MIN)} characters.`;
  if (new TextEncoder().encode(password).byteLength > PASSWORD_MAX_BYTES) {
    return `Use at most ${String(PASSWORD_MAX_BYTES)} characters, fewer with accents or emoji.`;
  }
  try {
    const strength = await (estimator ??= loadEstimator());
    if (strength.check(password).score >= GUESSABLE_BELOW) return null;
    return "This password is easy to guess. Choose a longer or a less common one.";
  } catch (error) {
    console.warn("The list of common passwords could not be loaded.", error);
    estimator = null;
    return "The password could not be checked. Check your connection and try again.";
  }
}

let estimator: ReturnType<typeof loadEstimator> | null = null;

/** zxcvbn with its list of leaked passwords and keyboard layouts: 49,000 entries, imported only when a
 * password is chosen. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { "passwords-common": dictionary["passwords-common"] },
  });
}
