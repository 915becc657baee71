import { FACT_MAX } from "#supabase/data/limits.ts";
import { factNames } from "#site/content/site-facts.ts";
import type { FactName } from "#site/content/site-facts.ts";

/** Why a fact cannot be saved as it is, or true. The server asks the same. */
export function factProblem(name: FactName, text: string): string | true {
  const typed = text.trim();
  if (Array.from(typed).length > FACT_MAX) return `Keep this below ${FACT_MAX} characters.`;
  if (typed === "") return true;
  if (name === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) {
    return "Enter an email address such as studio@example.com.";
  }
  if (name === "phone" && !/\d/.test(typed)) return "A phone number needs digits.";
  if (isProfile(name) && !/^https:\/\/\S+$/.test(typed)) {
    return "Enter the whole address, beginning with https://.";
  }
  const isYear = name === "foundedYear" || name === "copyrightYear";
  if (isYear && !/^\d{4}$/.test(typed)) return "Enter a year of four digits.";
  if (name === "legalDay" && !/^\d{4}-\d{2}-\d{2}$/.test(typed)) {
    return "Enter a day of a year with four digits.";
  }
  return true;
}

/** A field that the server blames, as a name of the form; null when it is none of them. */
export function factNamed(field: string | null): FactName | null {
  return factNames.find((name) => name === field) ?? null;
}

function isProfile(name: FactName): boolean {
  return ["instagram", "pinterest", "linkedin", "facebook"].includes(name);
}
