import { ORIGINAL_NAME_MAX } from "./limits.ts";

/** The name of a file without control characters and slashes, which mail programs refuse or change, of limited length.
 * Its extension stays. */
export function cleanFileName(name: string): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const clean = (text: string) => text.replaceAll(/[\p{Cc}/\\]/gu, " ");
  const max = Math.max(ORIGINAL_NAME_MAX - Array.from(ending).length, 0);
  return Array.from(clean(stem)).slice(0, max).join("") + clean(ending);
}
