import { fingerprint } from "#site/wake/fingerprint.ts";

/** Equal sets of styles have equal prints. */
export function printOf(styles: readonly unknown[]): string {
  const text = JSON.stringify(styles);
  return `${fingerprint(text)}.${text.length}`;
}
