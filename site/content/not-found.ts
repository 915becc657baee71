import { paths } from "#site/config/paths.ts";
import { PATTERN_PAGES } from "#site/config/public-pages.ts";
import { images } from "./images.ts";

/** Title and description in the document's head. */
export const notFoundMeta = {
  title: PATTERN_PAGES.notFound.title,
  description: "There is no page at this address. Find your way back to Linden & Loam.",
} as const;

/** Texts of the not-found page; its literals are those of requirements NF01, NF02 and NF06. */
export const notFound = {
  code: "404",
  headline: "Oops! Page not found",
  lead: "This room is not on our floor plan. The address may be misspelled, or the page may have moved out.",
  image: images.stairHall,
  guess: "Did you mean",
  home: { label: "Go Home", to: paths.home },
  tools: { label: "Browse Tools", to: "/tools" },
  back: "Go Back",
  contact: { before: "Still lost?", label: "Write to the studio", to: paths.contact },
  details: {
    summary: "Technical details",
    path: "Requested path",
    error: "Error Code: 404 - Page Not Found",
  },
} as const;

/** Existing pages, under the names that visitors use. */
export const lookingFor = {
  heading: "Looking for",
  links: [
    { label: "Home", to: paths.home },
    { label: "Portfolio", to: paths.portfolio },
    { label: "Services", to: paths.services },
    { label: "Contact", to: paths.contact },
  ],
} as const;

/** Legacy URLs that are still requested. All except the blog lead to the not-found page. */
export const formerAddresses = {
  summary: "Former addresses",
  note: "Addresses that are still asked for. Most of them have been cleared out and lead back here.",
  lists: [
    {
      heading: "Popular pages",
      links: [
        { label: "SEO tools", to: "/tools/seo" },
        { label: "Social media tools", to: "/tools/social-media" },
        { label: "Premium tools", to: "/tools/premium" },
        { label: "Agent development", to: "/services/ai-agent-development" },
        { label: "Case studies", to: "/case-studies" },
        { label: "Design blog", to: paths.blog },
      ],
    },
    {
      heading: "Tool categories",
      links: [
        { label: "Business and HR", to: "/tools/business-hr" },
        { label: "E-commerce", to: "/tools/ecommerce" },
        { label: "Startups", to: "/tools/startup" },
        { label: "Freelancers", to: "/tools/freelancers" },
        { label: "Creators", to: "/tools/creators" },
        { label: "Career toolkit", to: "/career-toolkit" },
      ],
    },
  ],
} as const;
