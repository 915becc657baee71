const DAY = "(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*";
const CLOCK = "(\\d{1,2})(?::(\\d{2}))?\\s*(AM|PM)?";
const LINE = new RegExp(`^${DAY}(?:\\s*[-–]\\s*${DAY})?:?\\s+${CLOCK}\\s*[-–]\\s*${CLOCK}$`, "i");

/**
 * Converts a line such as "Mon-Fri 9AM-6PM" to schema.org's format ("Mo-Fr 09:00-18:00"); null for any
 * other text, such as "Sun by appointment".
 */
export function openingHours(line: string): string | null {
  const found = LINE.exec(line);
  if (found === null) return null;
  const [first = "", last, ...clocks] = found.slice(1);
  const opens = clockTime(clocks.slice(0, 3));
  const closes = clockTime(clocks.slice(3));
  if (opens === null || closes === null) return null;
  const days = [first, last].filter((day) => day !== undefined).map(dayCode);
  return `${days.join("-")} ${opens}-${closes}`;
}

function dayCode(day: string): string {
  return day.charAt(0).toUpperCase() + day.charAt(1).toLowerCase();
}

function clockTime([hour, minutes = "00", meridiem]: readonly (string | undefined)[]):
  string | null {
  const parsed = Number(hour);
  const hours =
    meridiem === undefined ? parsed : (parsed % 12) + (meridiem.toUpperCase() === "PM" ? 12 : 0);
  if (hours > 24 || Number(minutes) > 59) return null;
  return `${String(hours).padStart(2, "0")}:${minutes}`;
}
