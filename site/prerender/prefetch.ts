import type { QueryClient } from "@tanstack/react-query";
import { focalPointOfUrl, withFocus } from "#supabase/data/image-focus.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { paths } from "../config/paths.ts";
import { homeChoicesOf } from "../content/home-choices.ts";
import { COPY_PAGES } from "../content/page-copy.ts";
import type { CopyPage } from "../content/page-copy.ts";
import { materialTerms } from "../content/material-terms.ts";
import { featuredMedia } from "../rich-text/media-kind.ts";
import { openerUrl, projectImageUrls } from "../rich-text/project/project-images.ts";
import { imageVariantsKey, portraitCropKey } from "../rich-text/image-variants.ts";
import type { ImageVariants, PortraitCrop } from "../rich-text/image-variants.ts";
import {
  categoriesQuery,
  postQuery,
  postsQuery,
  relatedQuery,
} from "../pages/blog/post-queries.ts";
import { teamPostsQuery } from "../pages/about/team-posts.ts";
import { ogImageKey } from "../pages/layout/og-image.ts";
import {
  chosenPostsQuery,
  chosenProjectsQuery,
  latestQuery,
  slugsByTitleQuery,
} from "../pages/home/home-queries.ts";
import { listPageAt } from "../pages/list/list-address.ts";
import { projectResultsQuery } from "../pages/proof/project-results-query.ts";
import { followingProject } from "../pages/portfolio/following-project.ts";
import { neighboursOf, suggestsNeighbours } from "../pages/portfolio/neighbours.ts";
import {
  filterOptionsQuery,
  materialUsesQuery,
  projectLinksQuery,
  projectQuery,
  projectsQuery,
} from "../pages/portfolio/project-queries.ts";
import { copyOf, settingsOf, siteSettingsQuery } from "../pages/layout/site-settings-query.ts";
import { extractImages } from "./extract-images.tsx";

/** Side effects of prerendering. */
export interface PrerenderEffects {
  /** Path of the OG image made of an image; null if there is none. */
  readonly writeOgImage: (url: string) => Promise<string | null>;
  /** Responsive variants of an image; null if there are none. */
  readonly imageVariants: (url: string) => Promise<ImageVariants | null>;
  /** The portrait crop of a landscape image around the focal point of its URL; null without one. */
  readonly portraitCrop: (url: string) => Promise<PortraitCrop | null>;
  readonly onPost: (post: PublishedPost) => void;
}

/** Path of the hero image in the copy of the home page. */
const HERO_IMAGE = "hero.image";

/** Result of prefetching a page. "moved": the row has another slug by now. */
type PrefetchResult = "rows" | "empty list" | "moved";

/**
 * Prefetches the rows of the page at `path` into the cache. An empty list may have rows by the time of
 * the first visit, so its page fetches them on load.
 */
export async function prefetchQueries(
  path: string,
  client: PublicClient,
  cache: QueryClient,
  effects: PrerenderEffects,
): Promise<PrefetchResult> {
  const blogPage = listPageAt(paths.blog, path);
  if (blogPage !== null) {
    const posts = await cache.query(postsQuery(client, blogPage));
    await cache.query(categoriesQuery(client));
    await addImageVariants(featuredUrls(posts.rows), cache, effects);
    return posts.total > 0 || blogPage.category !== null ? "rows" : "empty list";
  }
  const portfolioPage = listPageAt(paths.portfolio, path);
  if (portfolioPage !== null) {
    const projects = await cache.query(projectsQuery(client, portfolioPage));
    await cache.query(filterOptionsQuery(client));
    await addImageVariants(featuredUrls(projects.rows), cache, effects);
    if (portfolioPage.page === 1) {
      await addPortraitCrop(projects.rows[0]?.featuredImageUrl ?? null, cache, effects);
    }
    if (portfolioPage.category !== null && suggestsNeighbours(projects)) {
      const links = await cache.query(projectLinksQuery(client));
      const neighbours = neighboursOf(projects.rows, links);
      await addImageVariants(featuredUrls(neighbours), cache, effects);
    }
    return projects.total > 0 || portfolioPage.category !== null ? "rows" : "empty list";
  }
  const material = materialTerms.find(({ slug }) => paths.material(slug) === path);
  if (material !== undefined) {
    const { projects } = await cache.query(materialUsesQuery(client, material));
    await addImageVariants(featuredUrls(projects), cache, effects);
    return "rows";
  }
  const slug = path.slice(path.lastIndexOf("/") + 1);
  if (path.startsWith(paths.portfolioProject("")))
    return prefetchProject(slug, client, cache, effects);
  if (path.startsWith(paths.blogPost(""))) return prefetchPost(slug, client, cache, effects);
  throw new Error(`No query is known for the rows of ${path}.`);
}

async function prefetchProject(
  slug: string,
  client: PublicClient,
  cache: QueryClient,
  effects: PrerenderEffects,
): Promise<PrefetchResult> {
  const project = await cache.query(projectQuery(client, slug));
  const next = followingProject(await cache.query(projectLinksQuery(client)), slug);
  const urls = [
    ...projectImageUrls(project),
    ...extractImages(project.content),
    ...featuredUrls(next === null ? [] : [next]),
  ];
  await addImageVariants(urls, cache, effects);
  await addPortraitCrop(openerUrl(project), cache, effects);
  await addOgImage(project.featuredImageUrl, cache, effects);
  return project.slug === slug ? "rows" : "moved";
}

/** Prefetches the site settings, which every page shows. */
export async function prefetchSettings(client: PublicClient, cache: QueryClient): Promise<void> {
  await cache.query(siteSettingsQuery(client));
}

/** Paths of the pages whose copy the dashboard edits. */
const COPY_PATHS: Readonly<Record<CopyPage, string>> = {
  home: paths.home,
  services: paths.services,
  about: paths.about,
  privacy: paths.privacyPolicy,
  terms: paths.terms,
};

/**
 * Makes the variants of the uploaded images in the copy of the page at `path`, if it has any, and the OG image
 * of the home page from an uploaded hero.
 */
export async function prefetchPageCopyImages(
  path: string,
  client: PublicClient,
  cache: QueryClient,
  effects: PrerenderEffects,
): Promise<void> {
  const page = COPY_PAGES.find((each) => COPY_PATHS[each] === path);
  if (page === undefined) return;
  const copy = copyOf(await cache.query(siteSettingsQuery(client)), page);
  const urls = Object.values(copy)
    .filter((value) => typeof value === "object")
    .map(({ address }) => address);
  await addImageVariants(urls, cache, effects);
  const hero = copy[HERO_IMAGE];
  if (page === "home" && typeof hero === "object") {
    await addOgImage(hero.address, cache, effects);
  }
}

/**
 * Prefetches the rows of the home page: the chosen ones, and the newest if the site settings select them; and the
 * variants of their images.
 */
export async function prefetchHomeRows(
  client: PublicClient,
  cache: QueryClient,
  effects: PrerenderEffects,
): Promise<void> {
  const stored = await cache.query(siteSettingsQuery(client));
  const { projectIds, postIds } = homeChoicesOf(copyOf(stored, "home"));
  const rows: WithFeaturedImage[] = [];
  if (projectIds.length > 0) {
    rows.push(...(await cache.query(chosenProjectsQuery(client, projectIds))));
  }
  if (postIds.length > 0) rows.push(...(await cache.query(chosenPostsQuery(client, postIds))));
  if (settingsOf(stored).homeShows === "latest") {
    const { posts, projects } = await cache.query(latestQuery(client));
    rows.push(...posts, ...projects);
  }
  await addImageVariants(featuredUrls(rows), cache, effects);
}

/** Prefetches the slugs that the home page's static cards link to. */
export async function prefetchSlugsByTitle(
  client: PublicClient,
  cache: QueryClient,
): Promise<void> {
  await cache.query(slugsByTitleQuery(client));
}

/** Prefetches the results and words that pages without rows of their own quote from projects. */
export async function prefetchProjectResults(
  client: PublicClient,
  cache: QueryClient,
): Promise<void> {
  await cache.query(projectResultsQuery(client));
}

/** Prefetches the titles of the posts that the About page links from their authors. */
export async function prefetchTeamPosts(client: PublicClient, cache: QueryClient): Promise<void> {
  const copy = copyOf(await cache.query(siteSettingsQuery(client)), "about");
  await cache.query(teamPostsQuery(client, copy));
}

async function prefetchPost(
  slug: string,
  client: PublicClient,
  cache: QueryClient,
  effects: PrerenderEffects,
): Promise<PrefetchResult> {
  const post = await cache.query(postQuery(client, slug));
  const rows: WithFeaturedImage[] = [post];
  if (post.category !== null) {
    rows.push(...(await cache.query(relatedQuery(client, post.category.id))).rows);
  }
  await addImageVariants([...featuredUrls(rows), ...extractImages(post.content)], cache, effects);
  await addOgImage(post.featuredImageUrl, cache, effects);
  effects.onPost(post);
  return post.slug === slug ? "rows" : "moved";
}

interface WithFeaturedImage {
  readonly featuredImageUrl: string | null;
}

function featuredUrls(rows: readonly WithFeaturedImage[]): string[] {
  return rows.flatMap(({ featuredImageUrl }) => featuredImageUrl ?? []);
}

/** Makes the OG image of an uploaded image and puts its path into the cache. */
async function addOgImage(url: string | null, cache: QueryClient, effects: PrerenderEffects) {
  const image = imageAddress(url);
  const focus = focalPointOfUrl(url ?? "");
  const ogImage = image === null ? null : await effects.writeOgImage(withFocus(image, focus));
  if (ogImage !== null) cache.setQueryData(ogImageKey(url), ogImage);
}

/** Makes the responsive variants of the images among these URLs and puts them into the cache. */
async function addImageVariants(
  urls: readonly string[],
  cache: QueryClient,
  effects: PrerenderEffects,
) {
  for (const url of urls) {
    const image = imageAddress(url);
    const variants = image === null ? null : await effects.imageVariants(image);
    if (image !== null && variants !== null) cache.setQueryData(imageVariantsKey(image), variants);
  }
}

/** Makes the portrait crop of an image and puts it into the cache. */
async function addPortraitCrop(url: string | null, cache: QueryClient, effects: PrerenderEffects) {
  if (url === null || imageAddress(url) === null) return;
  const crop = await effects.portraitCrop(url);
  if (crop !== null) cache.setQueryData(portraitCropKey(url), crop);
}

/** The URL without focal point; null for a video, and for none. */
function imageAddress(url: string | null): string | null {
  const { kind, address } = featuredMedia(url, "");
  return kind === "image" && address !== "" ? address : null;
}
