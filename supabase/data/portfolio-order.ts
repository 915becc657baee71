/** The part of a postgrest-js query that an order needs; every call changes and returns the same query. */
interface Orderable {
  order(column: string, options?: { ascending?: boolean; nullsFirst?: boolean }): unknown;
}

/** Orders projects as the portfolio does: those with a manual order first, then the newest. */
export function inPortfolioOrder<Query extends Orderable>(query: Query): Query {
  query.order("sort_order", { nullsFirst: false });
  query.order("created_at", { ascending: false });
  query.order("id");
  return query;
}
