import { AREA_MAX } from "./limits.ts";

/** Parses typed square feet: '' → null, "1,250.9" → 1250; undefined when it is no area. */
export function parseArea(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  if (!/^\d+(,\d{3})*(\.\d*)?$/.test(typed)) return undefined;
  const area = Math.trunc(Number(typed.replaceAll(",", "")));
  return area <= AREA_MAX ? area : undefined;
}

/** The description replaces empty detailed content. */
export function contentWithDefault(content: string, description: string): string {
  return content.trim() === "" ? description : content;
}

/** `YYYY-MM-DD` of a moment in the local time zone. */
export function projectDate(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, "0");
  const day = String(moment.getDate()).padStart(2, "0");
  return `${String(moment.getFullYear())}-${month}-${day}`;
}
