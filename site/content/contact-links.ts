import type { SettingName, SiteSettings } from "./site-settings.ts";
import type { SocialNetwork } from "./studio.ts";

/** The `tel:` URL of the phone number, without spaces and punctuation. */
export function phoneHref({ phone }: SiteSettings): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}

/** The `mailto:` URL of the studio. */
export function emailHref({ email }: SiteSettings): string {
  return `mailto:${email}`;
}

/** The host of the online calendar, with its port unless that is the standard one. */
export function hostOf(bookingUrl: string): string {
  return new URL(bookingUrl).host;
}

/** The lines of the postal address. */
export function addressLines({
  street,
  postalCode,
  city,
  country,
}: SiteSettings): readonly string[] {
  return [street, `${postalCode} ${city}`, country].map((line) => line.trim()).filter(Boolean);
}

/** URL of a map service with directions to the studio; null without a street or a city. */
export function directionsHref(settings: SiteSettings): string | null {
  if (settings.street.trim() === "" || settings.city.trim() === "") return null;
  const destination = encodeURIComponent(addressLines(settings).join(", "));
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

/** The lines of the opening hours, without empty and repeated ones. */
export function hourLines({ hours }: SiteSettings): readonly string[] {
  const lines = hours.split("\n").map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "");
}

const PROFILE_SETTINGS = {
  Instagram: "instagram",
  Pinterest: "pinterest",
  LinkedIn: "linkedin",
  Facebook: "facebook",
} as const satisfies Record<SocialNetwork, SettingName>;

/** URL of the studio's profile in a social network; null if not set. */
export function profileOf(network: SocialNetwork, settings: SiteSettings): string | null {
  const address = settings[PROFILE_SETTINGS[network]];
  return address === "" ? null : address;
}
