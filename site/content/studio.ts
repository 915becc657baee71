/** Name and contact details of the studio. Change this file first to adapt the site. */
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
    /** ISO 3166-1 alpha-2, for structured data. */
    countryCode: "PL",
  },
  foundedYear: "2010",
  hours: ["Mon-Fri 9AM-6PM", "Sat 10AM-4PM", "Sun by appointment"],
  copyrightYear: "2024",
} as const;

/** Keys of the social profiles, in the order of the footer's icons. */
export const socialNetworks = ["Instagram", "Pinterest", "LinkedIn", "Facebook"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Profile URLs of the studio. Without a URL the icon is shown without a link. */
export const socialProfiles: Readonly<Record<SocialNetwork, string | null>> = {
  Instagram: null,
  Pinterest: null,
  LinkedIn: null,
  Facebook: null,
};
