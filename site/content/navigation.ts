import { paths } from "#site/config/paths.ts";
import type { SiteSettings } from "./site-settings.ts";

export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export const mainLinks = [
  { label: "Home", to: paths.home },
  { label: "Portfolio", to: paths.portfolio },
  { label: "Services", to: paths.services },
  { label: "Blog", to: paths.blog },
  { label: "About", to: paths.about },
] as const satisfies readonly NavigationLink[];

export const scheduleLink = { label: "Schedule Consultation", to: paths.contact } as const;

export const quickLinks = [
  { label: "Home", to: paths.home },
  { label: "Portfolio", to: paths.portfolio },
  { label: "Design Blog", to: paths.blog },
  { label: "About Us", to: paths.about },
  { label: "Contact", to: paths.contact },
] as const satisfies readonly NavigationLink[];

export const legalLinks = [
  { label: "Privacy Policy", to: paths.privacyPolicy },
  { label: "Terms of Service", to: paths.terms },
] as const satisfies readonly NavigationLink[];

export const navigationCopy = {
  mainLabel: "Main",
  menuLabel: "Menu",
  closeLabel: "Close menu",
} as const;

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
