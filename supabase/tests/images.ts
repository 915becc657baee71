/** The smallest PNG: one transparent point. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** A name as the product makes them: 13 digits of time, a random part, the ending. */
export function mediaName(ending: string): string {
  return `${String(Date.now())}-${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}.${ending}`;
}
