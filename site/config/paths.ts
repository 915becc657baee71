/** All paths of the site. Those of lists: pages/list/list-address.ts. Any other path is not found. */
export const paths = {
  home: "/",
  contact: "/contact",
  /** The contact form, with the project that the visitor comes from. */
  contactForProject: (slug: string) => `/contact?project=${encodeURIComponent(slug)}`,
  blog: "/blog",
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  admin: "/admin",
  about: "/about",
  portfolio: "/portfolio",
  portfolioProject: (slug: string) => `/portfolio/${encodeURIComponent(slug)}`,
  material: (slug: string) => `/portfolio/material/${encodeURIComponent(slug)}`,
  services: "/services",
  privacyPolicy: "/privacy-policy",
  terms: "/terms-and-conditions",
  /** Private previews. The token of a link is the fragment, which browsers send to no server. */
  preview: "/preview",
  notFound: "/404",
} as const;
