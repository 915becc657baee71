import { blogSection, portfolioSection } from "./home.ts";
import type { StoredCopy } from "./page-copy.ts";

/** Content that can be chosen for the home page: rows of one kind, in an order. */
export type HomeList = "projects" | "articles";

/** A list of the home page whose rows the dashboard chooses. */
export interface HomeChoice {
  readonly list: HomeList;
  /** Name of the choice in the stored copy of the home page. */
  readonly path: string;
  /** Number of cards. */
  readonly places: number;
}

export const HOME_CHOICES: Readonly<Record<HomeList, HomeChoice>> = {
  projects: {
    list: "projects",
    path: "portfolio.chosen",
    places: portfolioSection.projects.length,
  },
  articles: { list: "articles", path: "journal.chosen", places: blogSection.articles.length },
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids of the chosen rows, in their order on the page; ignores what is no id, and what exceeds the places. */
export function chosenIds(copy: StoredCopy, { path, places }: HomeChoice): string[] {
  const stored = copy[path];
  if (typeof stored !== "string") return [];
  return [...new Set(stored.split(" ").filter((word) => ID.test(word)))].slice(0, places);
}

/** The ids of both lists. */
export function homeChoicesOf(copy: StoredCopy) {
  return {
    projectIds: chosenIds(copy, HOME_CHOICES.projects),
    postIds: chosenIds(copy, HOME_CHOICES.articles),
  };
}

/** A choice as a text of the stored copy; empty for none. */
export function choiceText(ids: readonly string[]): string {
  return ids.join(" ");
}

/** The chosen rows, followed by those of the latest that are not among them. */
export function chosenFirst<Row extends { readonly id: string }>(
  chosen: readonly Row[],
  latest: readonly Row[],
): Row[] {
  const ids = new Set(chosen.map(({ id }) => id));
  return [...chosen, ...latest.filter(({ id }) => !ids.has(id))];
}

/** As many cards as there are static ones, which fill the free places, without repeated titles. */
export function withStaticCards<Card extends { readonly title: string }>(
  cards: readonly Card[],
  own: readonly Card[],
): Card[] {
  const titles = new Set(cards.map(({ title }) => title));
  return [...cards, ...own.filter(({ title }) => !titles.has(title))].slice(0, own.length);
}
