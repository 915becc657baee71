/** Whether a key bypasses every policy: a secret key, or one of the older keys, which are JWTs with a
 * role. Source: Supabase, "Understanding API keys". */
export function isSecretKey(key: string): boolean {
  return key.startsWith("sb_secret_") || claimsOf(key).includes("service_role");
}

function claimsOf(token: string): string {
  try {
    return atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
