import { paths } from "#site/config/paths.ts";
import { PUBLIC_PAGES } from "#site/config/public-pages.ts";

/** Title and description in the document's head. */
export const blogMeta = {
  title: PUBLIC_PAGES.blog.title,
  description:
    "Notes from the drawing board of Linden & Loam: light, color, materials and the measurements that make rooms work.",
} as const;

/** Heading and lead of the page. */
export const blogIntro = {
  headline: "Notes from the drawing board",
  lead: "What we measured, tried and changed our minds about. Written by the people who draw the plans.",
} as const;

/** Texts of the list: filters, search, empty and error states. */
export const blogList = {
  label: "Articles",
  loading: "Loading the articles",
  readLabel: "Read Article",
  fetchFailed: "Failed to fetch blog posts",
  categoriesLabel: "Categories",
  allCategories: "All",
  searchLabel: "Search the articles",
  searchButton: "Search",
  searchNeedsScript: "Searching the articles needs JavaScript.",
  count: articles,
  found: (count: number, words: string) => `${articles(count)} with “${words}”`,
  emptySearch: {
    title: "No article has these words",
    text: "Try fewer or other words, or look through the categories.",
    action: { label: "All articles", to: paths.blog },
  },
  empty: {
    title: "No Blog Posts Yet",
    text: "The first notes are still on the drawing board. Until they are ready, our rooms speak for themselves.",
    action: { label: "View Our Portfolio", to: paths.portfolio },
  },
  emptyCategory: {
    title: "Nothing in this category yet",
    text: "You will find articles in the other categories.",
    action: { label: "All articles", to: paths.blog },
  },
  noSuchPage: {
    title: "The blog ends before this page",
    text: "Some articles may have moved forward since you were last here.",
    action: { label: "Back to the newest", to: paths.blog },
  },
} as const;

/** The end of the list. */
export const blogEnd = {
  heading: "A question we have not answered yet?",
  text: "Half of these notes began as somebody’s letter. Ask, and yours may be the next.",
  action: { label: "Ask the studio", to: paths.contact },
} as const;

/** Texts of an article itself. */
export const articleWords = { contents: "In this article" } as const;

/** Texts of a post's page. */
export const blogPost = {
  loading: "Loading the article",
  fetchFailed: "Failed to fetch blog post",
  back: { label: "Back to Blog", to: paths.blog },
  missing: {
    title: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist.",
  },
  related: (category: string) => `More in ${category}`,
  call: {
    heading: "Bring us the room that bothers you",
    text: "A first conversation is free: an hour of questions, a first idea and an honest word about money.",
    primary: { label: "Get Started Today", to: paths.contact },
  },
} as const;

function articles(count: number): string {
  return `${String(count)} ${count === 1 ? "article" : "articles"}`;
}
