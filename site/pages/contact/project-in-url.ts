const PARAM = "project";

/** The project that the query of the form's URL names, `?project={slug}`. */
export interface ProjectInUrl {
  /** Empty if the URL names none. */
  readonly slug: string;
  /** Removes the project from the URL, and so from `slug`. */
  readonly remove: () => void;
}

/** The slug of the project that the query names; empty for none. */
export function projectSlug(query: URLSearchParams): string {
  return query.get(PARAM) ?? "";
}

/** The query without the project. */
export function withoutProject(query: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(query);
  others.delete(PARAM);
  return others;
}
