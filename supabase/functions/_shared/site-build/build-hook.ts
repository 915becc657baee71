/** URL of a host's build hook. It is a secret: a POST without credentials starts a build. */
export type BuildHook = URL & { readonly __brand: "BuildHook" };

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/** Whether a text is the URL of a build hook: https, or http on this machine, without user and password. */
export function isBuildHook(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
}

/** Throws a sentence without the text, which is a secret. */
export function parseBuildHook(text: string): BuildHook {
  if (!isBuildHook(text)) {
    throw new Error("BUILD_HOOK_URL must begin with https://, without user and password.");
  }
  return new URL(text) as BuildHook;
}

const TIMEOUT_MS = 10_000;

/**
 * Requests a build. Null if the host accepted it, else a sentence on the failure, which never contains the URL. Follows no
 * redirect: the URL of another host would learn the secret.
 */
export async function callBuildHook(
  hook: BuildHook,
  timeoutMs = TIMEOUT_MS,
): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(hook, { method: "POST", body: "{}", redirect: "manual", signal });
    await response.body?.cancel();
    if (response.ok) return null;
    if (response.type === "opaqueredirect" || isRedirect(response.status)) {
      return "The host redirected the request. Check the URL of the build hook.";
    }
    return `The host answered ${String(response.status)}.`;
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") {
      return `The host did not answer within ${String(timeoutMs / 1000)} seconds.`;
    }
    return "The host could not be reached.";
  }
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}
