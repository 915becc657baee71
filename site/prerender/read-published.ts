import { messageOf } from "#supabase/data/errors.ts";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { BackendConfig } from "#supabase/data/public-client.ts";
import {
  listPostSlugs,
  listSlugRedirects,
  listSiteRedirects,
  listProjectSlugs,
} from "#supabase/data/sitemap-queries.ts";
import type { PathRedirect, PublishedSlug, SlugRedirect } from "#supabase/data/sitemap-queries.ts";
import { listPaginatedUrls } from "./paginated-urls.ts";
import type { PaginatedUrl } from "./paginated-urls.ts";

/** The paths of published rows and of lists, and the redirects to them. */
export interface PublishedPaths {
  readonly posts: readonly PublishedSlug[];
  readonly projects: readonly PublishedSlug[];
  /** Later pages of lists, and pages of their categories. */
  readonly lists: readonly PaginatedUrl[];
  readonly redirects: readonly SlugRedirect[];
  /** From addresses of a former website. */
  readonly pathRedirects: readonly PathRedirect[];
}

/**
 * Reads the paths of all published rows. If the backend does not respond, throws a sentence for the
 * operator, or, with `allowEmpty`, returns null: pages are then built without rows and fetch them on load.
 */
export async function readPublished(
  backend: BackendConfig,
  allowEmpty: boolean,
): Promise<PublishedPaths | null> {
  const client = createPublicClient(backend);
  try {
    return {
      posts: await listPostSlugs(client),
      projects: await listProjectSlugs(client),
      lists: await listPaginatedUrls(client),
      redirects: await listSlugRedirects(client),
      pathRedirects: await listSiteRedirects(client),
    };
  } catch (error) {
    const reason = `The backend at ${backend.url} does not answer (${messageOf(error)}), so the pages`;
    if (!allowEmpty) {
      throw new Error(
        `${reason} would have no posts and projects: nothing was built; start the backend, or pass --allow-empty.`,
        { cause: error },
      );
    }
    console.warn(`${reason} have no posts and projects; browsers fetch them on arrival.`);
    return null;
  }
}
