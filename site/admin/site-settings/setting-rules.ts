import { SETTING_MAX } from "#supabase/data/limits.ts";
import { settingNames } from "#site/content/site-settings.ts";
import type { SettingName } from "#site/content/site-settings.ts";

/** Validates one setting: returns the error message, or true. The server applies the same rules. */
export function settingProblem(name: SettingName, text: string): string | true {
  const value = text.trim();
  if (Array.from(value).length > SETTING_MAX) return `Keep this below ${SETTING_MAX} characters.`;
  if (value === "") return true;
  if (name === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    return "Enter an email address such as studio@example.com.";
  }
  if (name === "phone" && !/\d/.test(value)) return "A phone number needs digits.";
  if (isProfile(name) && !/^https:\/\/\S+$/.test(value)) {
    return "Enter the whole address, beginning with https://.";
  }
  const isYear = name === "foundedYear" || name === "copyrightYear";
  if (isYear && !/^\d{4}$/.test(value)) return "Enter a year of four digits.";
  if (name === "legalDay" && !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return "Enter a day of a year with four digits.";
  }
  return true;
}

/** Maps the field name of a server error to a form field; null if the form has no such field. */
export function settingField(field: string | null): SettingName | null {
  return settingNames.find((name) => name === field) ?? null;
}

function isProfile(name: SettingName): boolean {
  return ["instagram", "pinterest", "linkedin", "facebook"].includes(name);
}
