/** Returns the later of two ISO 8601 times unchanged. An empty text is earlier than any time. */
export function laterOf(one: string, other: string): string {
  if (one === "" || other === "") return one || other;
  return Date.parse(one) < Date.parse(other) ? other : one;
}
