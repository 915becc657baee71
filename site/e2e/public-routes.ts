import { publicPages } from "#site/config/public-pages.ts";

/** Every public page that needs no row, and one URL without a page. */
export const PUBLIC_ROUTES = [...publicPages().map(({ path }) => path), "/nowhere"];
