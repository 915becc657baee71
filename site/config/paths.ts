/** All paths of the site. Deep links use the query string: any other path is not found. */
export const paths = {
  home: "/",
  contact: "/contact",
  blog: "/blog",
  blogPage: (page: number) => (page > 1 ? `/blog?page=${String(page)}` : "/blog"),
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  admin: "/admin",
  about: "/about",
  portfolio: "/portfolio",
  portfolioPage: (page: number) => (page > 1 ? `/portfolio?page=${String(page)}` : "/portfolio"),
  portfolioProject: (slug: string) => `/portfolio?project=${encodeURIComponent(slug)}`,
  services: "/services",
  privacyPolicy: "/privacy-policy",
  terms: "/terms-and-conditions",
  notFound: "/404",
} as const;
