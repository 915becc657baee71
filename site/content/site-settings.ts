import { REPLY_WITHIN_HOURS } from "#supabase/data/limits.ts";
import { studioStats } from "./stats.ts";
import { socialProfiles, studio } from "./studio.ts";

/** Defaults of the site settings: texts about the studio, and choices for its pages. Owners override them in the dashboard. */
export const defaultSettings = {
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
  happyClients: studioStats.happyClients.number,
  projects: studioStats.projects.number,
  projectsCompleted: studioStats.projectsCompleted.number,
  awards: studioStats.awards.number,
  awardsWon: studioStats.awardsWon.number,
  satisfaction: studioStats.satisfaction.number,
  clientSatisfaction: studioStats.clientSatisfaction.number,
  yearsExperience: studioStats.yearsExperience.number,
  foundedYear: studio.foundedYear,
  copyrightYear: studio.copyrightYear,
  /** Cards of the home page: "curated" shows the static ones, "latest" the newest published rows. */
  homeShows: "curated",
  /** "Last updated" date of the legal pages, `YYYY-MM-DD`; empty for the current date. */
  legalDay: "",
  /** Months after which inquiries are erased (`RETENTION_MONTHS_MAX`); empty keeps them. The privacy policy says the same. */
  retentionMonths: "",
  /** Hours within which an inquiry is answered (`REPLY_WITHIN_HOURS_MAX`): pages promise it, and replies are due by it. */
  replyWithinHours: String(REPLY_WITHIN_HOURS),
  /** https address of the studio's online calendar; empty for none. */
  bookingUrl: "",
  /** Awards, press lines and certificates: lines as `content/proof.ts` parses them; empty for none. */
  awardLedger: "",
  press: "",
  certificates: "",
};

export type SettingName = keyof typeof defaultSettings;
export type SiteSettings = Readonly<Record<SettingName, string>>;

/** The names of all settings, in their order. */
export const settingNames = Object.keys(defaultSettings) as SettingName[];

/**
 * The settings to store: only those that differ from the defaults, so that the others follow later changes
 * of the defaults.
 */
export function changedSettings(settings: SiteSettings): Partial<Record<SettingName, string>> {
  const entries = settingNames.map((name) => [name, settings[name].trim()] as const);
  return Object.fromEntries(entries.filter(([name, text]) => text !== defaultSettings[name]));
}
