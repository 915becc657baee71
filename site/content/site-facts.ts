import { facts } from "./facts.ts";
import { socialProfiles, studio } from "./studio.ts";

/** What the site says about the studio in more than one place, as texts by name. These are what stands
 * in the copy; owners may say otherwise in the dashboard. */
export const defaultFacts = {
  phone: studio.phone,
  email: studio.email,
  street: studio.address.street,
  postalCode: studio.address.postalCode,
  city: studio.address.city,
  country: studio.address.country,
  /** One line for each line. */
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
  /** Which rooms and articles the home page shows: its own, or what was published last. */
  homeShows: "curated",
  /** The day that the texts of law carry, `YYYY-MM-DD`; empty for the day they are read. */
  legalDay: "",
};

export type FactName = keyof typeof defaultFacts;
export type SiteFacts = Readonly<Record<FactName, string>>;

export const factNames = Object.keys(defaultFacts) as FactName[];

const PROFILE = /^(https:\/\/\S+)?$/;

/** Facts that not every text can tell. */
const SHAPES: Partial<Record<FactName, RegExp>> = {
  instagram: PROFILE,
  pinterest: PROFILE,
  linkedin: PROFILE,
  facebook: PROFILE,
  homeShows: /^(curated|latest)$/,
  legalDay: /^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/,
};

/** The facts as the site states them: what is stored, and the default for everything else, also for an
 * empty text where that says nothing. Whatever is stored under another name, or leads where a profile
 * does not stand, is left out. */
export function siteFactsFrom(stored: Readonly<Record<string, string>>): SiteFacts {
  const told: Record<FactName, string> = { ...defaultFacts };
  for (const name of factNames) {
    const text = stored[name]?.trim();
    if (text !== undefined && (SHAPES[name] ?? /./).test(text)) told[name] = text;
  }
  return told;
}

/** What has to be stored to say this: only what differs from the defaults, so that an untouched fact
 * follows the copy. */
export function changedFacts(told: SiteFacts): Partial<Record<FactName, string>> {
  const entries = factNames.map((name) => [name, told[name].trim()] as const);
  return Object.fromEntries(entries.filter(([name, text]) => text !== defaultFacts[name]));
}
