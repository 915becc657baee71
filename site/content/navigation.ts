import { paths } from "#site/config/paths.ts";
import { publicPages } from "#site/config/public-pages.ts";
import type { SiteSettings } from "./site-settings.ts";

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** Links of the navigation bar (NV03). */
export const mainLinks = linksIn("main");

/** Button of the navigation bar (NV05). */
export const scheduleLink = { label: "Schedule Consultation", to: paths.contact } as const;

/** Column "Quick Links" of the footer (FT04). */
export const quickLinks = linksIn("quick");

/** Last line of the footer (FT07). */
export const legalLinks = linksIn("legal");

function linksIn(group: "main" | "quick" | "legal"): readonly NavigationLink[] {
  return publicPages().flatMap(({ path, links: { [group]: label } }) =>
    label === undefined ? [] : [{ label, to: path }],
  );
}

/** Labels of the navigation bar and its menu. */
export const navigationCopy = {
  mainLabel: "Main",
  skipLink: "Skip to content",
  menuLabel: "Menu",
  closeLabel: "Close menu",
} as const;

/** Headings and texts of the footer. */
export const footerCopy = {
  label: "Footer",
  blurb: ({ city }: SiteSettings) =>
    `Rooms with a sense of place, for homes and workplaces. Drawn, furnished and looked after by one small studio in ${city}.`,
  servicesHeading: "Our Services",
  quickLinksHeading: "Quick Links",
  contactHeading: "Contact Info",
  unlinkedProfile: "profile to follow",
  rights: "All rights reserved.",
} as const;
