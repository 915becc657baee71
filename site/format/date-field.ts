/** Formats a date for a datetime-local input, in the local time zone, without seconds. */
export function dateFieldValue(date: Date): string {
  const padTwo = (part: number) => String(part).padStart(2, "0");
  const day = [date.getFullYear(), padTwo(date.getMonth() + 1), padTwo(date.getDate())].join("-");
  return `${day}T${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`;
}
