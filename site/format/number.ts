const WHOLE = new Intl.NumberFormat("en-US");

/** A number with separators of thousands: "1,850". */
export function formatCount(count: number): string {
  return WHOLE.format(count);
}
