import { facts } from "./facts.ts";
import { socialProfiles, studio } from "./studio.ts";

/**
 * Defaults of the site settings: texts about the studio that appear in more than one place. Owners can
 * override them in the dashboard.
 */
export const defaultFacts = {
  phone: studio.phone,
  email: studio.email,
  street: studio.address.street,
  postalCode: studio.address.postalCode,
  city: studio.address.city,
  country: studio.address.country,
  /** Lines separated by line breaks. */
  hours: studio.hours.join("\n"),
  instagram: socialProfiles.Instagram ?? "",
  pinterest: socialProfiles.Pinterest ?? "",
  linkedin: socialProfiles.LinkedIn ?? "",
  facebook: socialProfiles.Facebook ?? "",
  happyClients: facts.happyClients.number,
  projects: facts.projects.number,
  projectsCompleted: facts.projectsCompleted.number,
  awards: facts.awards.number,
  awardsWon: facts.awardsWon.number,
  satisfaction: facts.satisfaction.number,
  clientSatisfaction: facts.clientSatisfaction.number,
  yearsExperience: facts.yearsExperience.number,
  foundedYear: studio.foundedYear,
  copyrightYear: studio.copyrightYear,
  /** Cards of the home page: "curated" shows the static ones, "latest" the newest published rows. */
  homeShows: "curated",
  /** "Last updated" date of the legal pages, `YYYY-MM-DD`; empty for the current date. */
  legalDay: "",
};

export type FactName = keyof typeof defaultFacts;
export type SiteFacts = Readonly<Record<FactName, string>>;

export const factNames = Object.keys(defaultFacts) as FactName[];

const PROFILE = /^(https:\/\/\S+)?$/;

/** Patterns of settings that do not accept any text. */
const PATTERNS: Partial<Record<FactName, RegExp>> = {
  instagram: PROFILE,
  pinterest: PROFILE,
  linkedin: PROFILE,
  facebook: PROFILE,
  homeShows: /^(curated|latest)$/,
  legalDay: /^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/,
};

/**
 * Merges stored settings over the defaults. Ignores unknown names, values that do not match their pattern,
 * and empty texts where the pattern does not allow them.
 */
export function siteFactsFrom(stored: Readonly<Record<string, string>>): SiteFacts {
  const settings: Record<FactName, string> = { ...defaultFacts };
  for (const name of factNames) {
    const text = stored[name]?.trim();
    if (text !== undefined && (PATTERNS[name] ?? /./).test(text)) settings[name] = text;
  }
  return settings;
}

/**
 * The settings to store: only those that differ from the defaults, so that the others follow later changes
 * of the defaults.
 */
export function changedFacts(settings: SiteFacts): Partial<Record<FactName, string>> {
  const entries = factNames.map((name) => [name, settings[name].trim()] as const);
  return Object.fromEntries(entries.filter(([name, text]) => text !== defaultFacts[name]));
}
