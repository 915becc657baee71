import type { FactName, SiteFacts } from "./site-facts.ts";
import type { SocialNetwork } from "./studio.ts";

export function phoneHref({ phone }: SiteFacts): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}

export function emailHref({ email }: SiteFacts): string {
  return `mailto:${email}`;
}

/** The address as it is written on an envelope, line by line. */
export function addressLines({ street, postalCode, city, country }: SiteFacts): readonly string[] {
  return [street, `${postalCode} ${city}`, country];
}

/** When somebody is there, line by line. */
export function hourLines({ hours }: SiteFacts): readonly string[] {
  const lines = hours.split("\n").map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "");
}

const profileFacts = {
  Instagram: "instagram",
  Pinterest: "pinterest",
  LinkedIn: "linkedin",
  Facebook: "facebook",
} as const satisfies Record<SocialNetwork, FactName>;

/** Where the studio is found in a network; null while nobody has said so. */
export function profileOf(network: SocialNetwork, facts: SiteFacts): string | null {
  const address = facts[profileFacts[network]];
  return address === "" ? null : address;
}
