import type { SettingName } from "#site/content/site-settings.ts";
import type { Option } from "#site/ui/fields.tsx";

export interface SettingField {
  readonly name: SettingName;
  readonly label: string;
  readonly help?: string;
  readonly kind?: "text" | "lines" | "email" | "tel" | "url" | "date";
  /** Allowed values; the field renders a select element instead of a text input. */
  readonly options?: readonly Option[];
  /** Takes one of two columns on wide viewports. */
  readonly half?: true;
}

interface SettingGroup {
  readonly title: string;
  readonly about: string;
  readonly fields: readonly SettingField[];
}

/** The site settings in the form's order, by section. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: "How to reach the studio",
    about: "For the footer, the contact page, the menu and the legal texts.",
    fields: [
      { name: "phone", label: "Phone", kind: "tel", half: true },
      { name: "email", label: "Email", kind: "email", half: true },
      { name: "street", label: "Street and number" },
      { name: "postalCode", label: "Postal code", half: true },
      { name: "city", label: "City", half: true },
      { name: "country", label: "Country", half: true },
      { name: "hours", label: "Opening hours", kind: "lines", help: "One line for each line." },
    ],
  },
  {
    title: "Profiles",
    about: "While an address is missing, its icon stays and leads nowhere.",
    fields: [
      { name: "instagram", label: "Instagram", kind: "url", half: true },
      { name: "pinterest", label: "Pinterest", kind: "url", half: true },
      { name: "linkedin", label: "LinkedIn", kind: "url", half: true },
      { name: "facebook", label: "Facebook", kind: "url", half: true },
    ],
  },
  {
    title: "Claims",
    about: "Numbers that visitors compare. Leave a field empty to go back to the standard text.",
    fields: [
      { name: "happyClients", label: "Happy clients (home)", half: true },
      { name: "projects", label: "Projects (home)", half: true },
      { name: "awards", label: "Awards (home)", half: true },
      { name: "satisfaction", label: "Satisfaction (home)", half: true },
      { name: "projectsCompleted", label: "Projects completed (about)", half: true },
      { name: "awardsWon", label: "Awards won (about)", half: true },
      { name: "clientSatisfaction", label: "Client satisfaction (about)", half: true },
      { name: "yearsExperience", label: "Years of experience (about)", half: true },
      { name: "foundedYear", label: "Working since (year)", half: true },
      { name: "copyrightYear", label: "Year beside ©", half: true },
    ],
  },
  {
    title: "What pages show",
    about: "For the home page, the privacy policy and the terms.",
    fields: [
      {
        name: "homeShows",
        label: "Home shows",
        options: [
          { value: "curated", label: "Curated: the rooms and articles chosen for it" },
          { value: "latest", label: "Latest: what was published last" },
        ],
        help: "Latest takes the three newest projects and posts, and fills up with the curated ones.",
      },
      {
        name: "legalDay",
        label: "Legal texts last updated",
        kind: "date",
        help: "Pin the day on which you changed them. Without one, they carry the day they are read.",
      },
    ],
  },
];
