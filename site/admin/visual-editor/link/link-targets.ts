import { paths } from "#site/config/paths.ts";
import { publicPages } from "#site/config/public-pages.ts";
import { linkAddress } from "#site/format/url-allowlist.ts";

/** A page of the public site that a link can lead to. */
export interface LinkSuggestion {
  readonly kind: "Page" | "Post" | "Project";
  readonly title: string;
  /** Path of the page, in the form in which links of a body are stored. */
  readonly path: string;
}

/** The pages that exist without any row, under the names of the links to them. */
const PAGES: readonly LinkSuggestion[] = publicPages().map(({ links, title, path }) => {
  const { main, quick, legal }: { main?: string; quick?: string; legal?: string } = links;
  return { kind: "Page", title: main ?? quick ?? legal ?? title, path };
});

/** The fixed pages whose name has every typed word. */
export function pagesTitled(search: string): readonly LinkSuggestion[] {
  return PAGES.filter(({ title }) => hasWords(title, search));
}

/** Whether a title has every word of a search, as the lists of the backend match it. */
export function hasWords(title: string, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => title.toLowerCase().includes(word));
}

interface LinkedRow {
  readonly title: string;
  readonly slug: string;
}

export function postTarget({ title, slug }: LinkedRow): LinkSuggestion {
  return { kind: "Post", title, path: paths.blogPost(slug) };
}

export function projectTarget({ title, slug }: LinkedRow): LinkSuggestion {
  return { kind: "Project", title, path: paths.portfolioProject(slug) };
}

/** A scheme is not followed by a space: "Oak: a story" is a title. */
const SCHEME = /^[a-z][a-z\d+.-]*:\S/i;

/** Whether a text is an address, allowed or not, instead of words to search for. */
export function isAddress(typed: string): boolean {
  return typed.startsWith("/") || SCHEME.test(typed) || linkAddress(typed) !== null;
}
