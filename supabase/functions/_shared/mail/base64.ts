/** Characters of one call: more arguments than this exceed the stack. */
const CHUNK = 32_768;

/** Bytes in Base64. Without Buffer: Deno checks the edge functions without the types of Node. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return btoa(parts.join(""));
}
