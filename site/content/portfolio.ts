import { paths } from "#site/config/paths.ts";
import { PUBLIC_PAGES } from "#site/config/public-pages.ts";

/** Title and description in the document's head. */
export const portfolioMeta = {
  title: PUBLIC_PAGES.portfolio.title,
  description:
    "Homes, offices and hospitality rooms by Linden & Loam: plans, materials and pictures of finished projects.",
} as const;

/** Heading and lead of the page. */
export const portfolioIntro = {
  headline: "Rooms that are lived in",
  lead: "Homes and workplaces: how they were planned, what they are made of, and how they turned out. The pictures are our own renderings of the models we build them from.",
  /** The lead without projects, and so without images. */
  emptyLead:
    "Homes and workplaces: how they are planned, what they are made of, and how they turn out.",
} as const;

/** Texts of the list: cards, filters, empty and error states. */
export const portfolioWords = {
  viewProject: "View Project",
  viewDetails: "View Details",
  areaUnit: "sq ft",
  metricAreaUnit: "m²",
  label: "Projects",
  loading: "Loading projects",
  count: (count: number) => `${String(count)} ${count === 1 ? "project" : "projects"}`,
  categoriesLabel: "Categories",
  typesLabel: "Project types",
  typesNeedScript: "Filtering by project type needs JavaScript.",
  all: "All",
  allTypes: "All types",
  emptyFilter: {
    title: "Nothing of this kind yet",
    text: "You will find other rooms in the other categories.",
    action: { label: "All projects", to: paths.portfolio },
  },
  failed: (message: string) => `Failed to fetch projects: ${message}`,
  projectFailed: (message: string) => `Failed to fetch project: ${message}`,
} as const;

/** Empty state (PF02). */
export const portfolioEmpty = {
  title: "Portfolio Coming Soon",
  text: "We are preparing pictures of our latest rooms. Until then, we would be glad to show you some of them in person.",
  action: { label: "Get Started", to: paths.contact },
} as const;

/** The call to action at the end of the page. */
export const portfolioCall = {
  heading: "Yours could be the next one",
  text: "Tell us about your rooms. The first consultation is free and costs you nothing but a cup of tea.",
  primary: { label: "Schedule Free Consultation", to: paths.contact },
} as const;

/** Texts of a project's page. */
export const projectWords = {
  loading: "Loading the project",
  back: { label: "All projects", to: paths.portfolio },
  meta: { location: "Location", year: "Year", area: "Area", type: "Type" },
  part: {
    plan: "The plan",
    beforeAfter: "Before and after",
    materials: "Materials",
    credits: "Credits",
    outcome: "The result",
    testimonial: "In the client’s words",
  },
  plan: "Plan",
  cameras: ([first, ...others]: readonly string[]) =>
    first !== undefined && others.length === 0
      ? `${first} marks where this view stands:`
      : "The letters mark where each view stands:",
  view: (camera: string) => `${camera}: the picture`,
  onPlan: (camera: string) => `${camera}: on the plan`,
  stages: ["Before", "After"],
  compare: "Before or after: percent of the picture that shows the room before the work",
  noRole: "With",
  photograph: (name: string) => `Photograph: ${name}`,
  quoted: (quote: string) => (/^["“„«]/.test(quote) ? quote : `“${quote}”`),
  enlarge: "Enlarge",
  enlarged: "Enlarged picture",
  close: "Close",
  following: "Next project",
  contact: { label: "Discuss a project like this", to: paths.contactForProject },
} as const;

/** Stock image for projects without an image. */
export const defaultProjectImage = "/images/default-project.webp";
/** Its size in pixels. */
export const defaultProjectImageSize = { width: 1200, height: 800 } as const;
