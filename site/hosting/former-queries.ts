/*
 * Addresses of the first version, which had projects and page numbers in queries. The hosts redirect them to paths, except
 * Cloudflare Pages, whose rules cannot match queries. A category in a query is an id, whose slug only the backend knows.
 * The page's script redirects what the host does not (pages/list/former-query.ts).
 */

const SLUG = "[\\w-]+";
/** The first page is the list itself. */
const LATER_PAGE = "[2-9]|[1-9][0-9]+";

/** Path and query of a project: `/portfolio?project=loft`. */
export const PROJECT_QUERY = `^/portfolio\\?(?:.*&)?project=(${SLUG})(?:&|$)`;
/** Path and query of a list's page, without any other parameter: `/blog?page=2`. */
export const PAGE_QUERY = `^(/blog|/portfolio)\\?page=(${LATER_PAGE})$`;

const LISTS = ["/blog", "/portfolio"] as const;
/** Parameters that a redirect to a page of the whole list would lose. */
const FILTERS = ["category", "q", "type"] as const;

/**
 * Lines of Netlify's `_redirects`. Its rules match each query that has the parameters, so pages with a filter, and the
 * first page, are answered with the list's own file before.
 */
export function netlifyFormerQueries(): string[] {
  return [
    "/portfolio project=:project /portfolio/:project 301!",
    ...LISTS.flatMap((list) => [
      ...FILTERS.map((name) => `${list} page=:page ${name}=:${name} ${list}.html 200!`),
      `${list} page=1 ${list}.html 200!`,
      `${list} page=:page ${list}/page/:page 301!`,
    ]),
  ];
}

/** Redirects of `vercel.json`. */
export function vercelFormerQueries() {
  const query = (key: string, value?: string) => ({ type: "query", key, ...(value && { value }) });
  return [
    {
      source: "/portfolio",
      has: [query("project", `(?<project>${SLUG})`)],
      destination: "/portfolio/:project",
      statusCode: 301,
    },
    ...LISTS.map((list) => ({
      source: list,
      has: [query("page", `(?<page>${LATER_PAGE})`)],
      missing: FILTERS.map((name) => query(name)),
      destination: `${list}/page/:page`,
      statusCode: 301,
    })),
  ];
}
