import * as v from "valibot";
import {
  BOOKING_URL_MAX,
  EMAIL,
  REPLY_WITHIN_HOURS_MAX,
  REPLY_WITHIN_HOURS_MIN,
  RETENTION_MONTHS_MAX,
  RETENTION_MONTHS_MIN,
  SETTING_LIST_MAX,
  SETTING_MAX,
} from "#supabase/data/limits.ts";
import { defaultSettings } from "#site/content/site-settings.ts";
import type { SettingName } from "#site/content/site-settings.ts";
import { field } from "./field.ts";

/** Rule for a setting that is not empty. */
function unlessEmpty(pattern: RegExp, message: string) {
  return v.check<string, string>(
    (value) => value.trim() === "" || pattern.test(value.trim()),
    message,
  );
}

/** Rule for a whole number without leading zeros, unless it is empty. */
function wholeNumber(min: number, max: number, message: string) {
  return v.check<string, string>((value) => {
    const text = value.trim();
    return text === "" || (/^[1-9]\d*$/.test(text) && Number(text) >= min && Number(text) <= max);
  }, message);
}

function setting(name: SettingName, max = SETTING_MAX) {
  return v.pipe(
    v.optional(v.string(), defaultSettings[name]),
    v.check(
      (value) => Array.from(value.trim()).length <= max,
      `Enter ${String(max)} characters at most.`,
    ),
  );
}

const profileAddress = unlessEmpty(
  /^https:\/\/\S+$/,
  "Enter the whole address, beginning with https://.",
);

/** Stricter than for a profile: the contact page shows the host of the address. */
const wholeHttpsAddress = v.check<string, string>(
  (value) => value.trim() === "" || isHttpsAddress(value.trim()),
  "Enter the whole address, beginning with https://, such as https://cal.com/your-studio.",
);

function isHttpsAddress(text: string): boolean {
  return /^https:\/\/[^\s/?#]\S*$/.test(text) && URL.canParse(text);
}

/** false for a day that its month does not have: Date reads 2025-02-31 as March 3. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const year = unlessEmpty(/^\d{4}$/, "Enter a year of four digits.");

const contact = {
  phone: v.pipe(
    setting("phone"),
    unlessEmpty(/\d/, "A phone number needs digits."),
    v.title("Phone"),
    field({ control: "tel", half: true }),
  ),
  email: v.pipe(
    setting("email"),
    unlessEmpty(EMAIL, "Enter an email address such as studio@example.com."),
    v.title("Email"),
    field({ control: "email", half: true }),
  ),
  street: v.pipe(setting("street"), v.title("Street and number")),
  postalCode: v.pipe(setting("postalCode"), v.title("Postal code"), field({ half: true })),
  city: v.pipe(setting("city"), v.title("City"), field({ half: true })),
  country: v.pipe(setting("country"), v.title("Country"), field({ half: true })),
  hours: v.pipe(
    setting("hours"),
    v.title("Opening hours"),
    field({ control: "lines", help: "Each line is shown on its own line." }),
  ),
  replyWithinHours: v.pipe(
    setting("replyWithinHours"),
    wholeNumber(
      REPLY_WITHIN_HOURS_MIN,
      REPLY_WITHIN_HOURS_MAX,
      `Enter a whole number of hours from ${String(REPLY_WITHIN_HOURS_MIN)} to ${String(REPLY_WITHIN_HOURS_MAX)}.`,
    ),
    v.title("Reply within (hours)"),
    field({
      half: true,
      help: "Promised on the site and in receipts, and when a reply is due: nights and weekends count. Open inquiries follow a change.",
    }),
  ),
  bookingUrl: v.pipe(
    setting("bookingUrl", BOOKING_URL_MAX),
    wholeHttpsAddress,
    v.title("Booking link"),
    field({
      control: "url",
      help: "Address of your online calendar, for example from Cal.com or Calendly. Visitors see it on the contact page and after they sent an inquiry. Leave empty to hide it.",
    }),
  ),
};

function profile(name: "instagram" | "pinterest" | "linkedin" | "facebook", label: string) {
  return v.pipe(
    setting(name),
    profileAddress,
    v.title(label),
    field({ control: "url", half: true, emptyIsValue: true }),
  );
}

const profiles = {
  instagram: profile("instagram", "Instagram"),
  pinterest: profile("pinterest", "Pinterest"),
  linkedin: profile("linkedin", "LinkedIn"),
  facebook: profile("facebook", "Facebook"),
};

function stat(name: SettingName, label: string) {
  return v.pipe(setting(name), v.title(label), field({ half: true }));
}

const stats = {
  happyClients: stat("happyClients", "Happy clients (home)"),
  projects: stat("projects", "Projects (home)"),
  awards: stat("awards", "Awards (home)"),
  satisfaction: stat("satisfaction", "Satisfaction (home)"),
  projectsCompleted: stat("projectsCompleted", "Projects completed (about)"),
  awardsWon: stat("awardsWon", "Awards won (about)"),
  clientSatisfaction: stat("clientSatisfaction", "Client satisfaction (about)"),
  yearsExperience: stat("yearsExperience", "Years of experience (about)"),
  foundedYear: v.pipe(stat("foundedYear", "Working since (year)"), year),
  copyrightYear: v.pipe(stat("copyrightYear", "Copyright year"), year),
};

const pageContent = {
  homeShows: v.pipe(
    setting("homeShows"),
    unlessEmpty(/^(curated|latest)$/, "Choose curated or latest."),
    v.title("Home shows"),
    field({
      options: {
        curated: "Curated: the rooms and articles chosen for it",
        latest: "Latest: what was published last",
      },
      help: "Latest takes the three newest projects and posts, and fills up with the curated ones.",
    }),
  ),
  legalDay: v.pipe(
    setting("legalDay"),
    unlessEmpty(v.ISO_DATE_REGEX, "Enter a day of a year with four digits."),
    v.check((value) => value.trim() === "" || isDay(value.trim()), "Enter a day that exists."),
    v.title("Legal texts last updated"),
    field({
      control: "date",
      help: "Set the date of your last change. Without one, the pages show today’s date.",
    }),
  ),
  retentionMonths: v.pipe(
    setting("retentionMonths"),
    wholeNumber(
      RETENTION_MONTHS_MIN,
      RETENTION_MONTHS_MAX,
      `Enter a whole number of months from ${String(RETENTION_MONTHS_MIN)} to ${String(RETENTION_MONTHS_MAX)}, or nothing.`,
    ),
    v.title("Erase inquiries after (months)"),
    field({
      help: "Counted from the day they came in or were last answered. Won ones stay. Empty keeps all. The privacy policy says the same.",
    }),
  ),
};

/**
 * Lists with an entry on each line. The form shows them as rows and checks these (`setting-rows.ts`); the site omits
 * lines that it cannot parse, so that one of them does not hide the others.
 */
const proofLists = {
  awardLedger: v.pipe(
    setting("awardLedger", SETTING_LIST_MAX),
    v.title("Prizes and selections"),
    field({ help: "Shown by year, the latest first." }),
  ),
  press: v.pipe(setting("press", SETTING_LIST_MAX), v.title("Press")),
  certificates: v.pipe(
    setting("certificates", SETTING_LIST_MAX),
    v.title("Certificates and insurance"),
  ),
};

/** The site settings, in the order of the form. `siteSettingsFrom` applies its rules to stored values. */
export const siteSettingsSchema = v.object({
  ...contact,
  ...profiles,
  ...stats,
  ...pageContent,
  ...proofLists,
} satisfies Record<SettingName, v.GenericSchema<unknown, string>>);

/** The sections of the form. `terms` are further words that find one in the command palette. */
export const settingSections = [
  {
    id: "contact",
    title: "How to reach the studio",
    about: "For the footer, the contact page, the menu and the legal texts.",
    terms: "contact e-mail mail telephone address calendar",
    schema: v.object(contact),
  },
  {
    id: "profiles",
    title: "Profiles",
    about: "While an address is missing, its icon stays and leads nowhere.",
    terms: "social media links",
    schema: v.object(profiles),
  },
  {
    id: "numbers",
    title: "Numbers",
    about: "Numbers that visitors compare. Leave a field empty to go back to the standard text.",
    terms: "claims stats",
    schema: v.object(stats),
  },
  {
    id: "pages",
    title: "What pages show",
    about: "For the home page, the privacy policy and the terms.",
    terms: "latest curated legal date retention",
    schema: v.object(pageContent),
  },
  {
    id: "proof",
    title: "Proof",
    about:
      "For the About page. What is empty is not shown. The words of clients come from projects.",
    terms: "awards",
    schema: v.object(proofLists),
  },
] as const;

export type SettingSectionId = (typeof settingSections)[number]["id"];
