/** The later of two times in ISO 8601, as it is written. An empty text is earlier than any time. */
export function laterOf(one: string, other: string): string {
  if (one === "" || other === "") return one || other;
  return Date.parse(one) < Date.parse(other) ? other : one;
}
