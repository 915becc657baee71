/** The smallest PNG: one transparent pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** A file name in the product's format: 13 digits of time, a random part, the extension. */
export function newMediaName(ending: string): string {
  return `${String(Date.now())}-${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}.${ending}`;
}
