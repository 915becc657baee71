/** Who the studio is and how to reach it. Change this file first to make the site your own. */
export const studio = {
  name: "Linden & Loam",
  legalName: "Linden & Loam Studio sp. z o.o.",
  phone: "+48 12 555 01 40",
  email: "studio@lindenandloam.example",
  address: {
    street: "ul. Lipowa 214",
    postalCode: "30-702",
    city: "Kraków",
    country: "Poland",
    /** ISO 3166-1, for machines. */
    countryCode: "PL",
  },
  foundedYear: "2010",
  hours: ["Mon-Fri 9AM-6PM", "Sat 10AM-4PM", "Sun by appointment"],
  copyrightYear: "2024",
} as const;

export const socialNetworks = ["Instagram", "Pinterest", "LinkedIn", "Facebook"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Profiles of the studio. While an address is missing its icon stays, but leads nowhere. */
export const socialProfiles: Readonly<Record<SocialNetwork, string | null>> = {
  Instagram: null,
  Pinterest: null,
  LinkedIn: null,
  Facebook: null,
};
