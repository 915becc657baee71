import type { QueryClient } from "@tanstack/react-query";
import { focusOf, withFocus } from "#supabase/data/picture-focus.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { paths } from "../config/paths.ts";
import { siteFactsFrom } from "../content/site-facts.ts";
import { featuredMedia } from "../markup/media-kind.ts";
import { pictureSetKey } from "../markup/picture-set.ts";
import type { PictureSet } from "../markup/picture-set.ts";
import {
  categoriesQuery,
  postQuery,
  postsQuery,
  relatedQuery,
} from "../pages/blog/post-queries.ts";
import { socialPictureKey } from "../pages/shell/social-picture.ts";
import { latestQuery, namesakesQuery } from "../pages/home/home-queries.ts";
import { categoryIn } from "../pages/listing/category-in.ts";
import { pageNumber } from "../pages/listing/page-number.ts";
import { filterIn, isFiltered } from "../pages/portfolio/project-filter.ts";
import { kindsQuery, projectQuery, projectsQuery } from "../pages/portfolio/project-queries.ts";
import { siteFactsQuery } from "../pages/shell/site-facts-query.ts";
import { bodyPictures } from "./body-pictures.tsx";

/** What a build does beside writing pages. */
export interface Publishing {
  /** Path of a picture's crop for social networks; null when there is none. */
  readonly socialCrop: (address: string) => Promise<string | null>;
  /** Smaller copies of a picture; null when there are none. */
  readonly pictureCopies: (address: string) => Promise<PictureSet | null>;
  readonly seen: (post: PublishedPost) => void;
}

interface Pictured {
  readonly featuredImageUrl: string | null;
}

/** What a page has to show. "other": the row is at another address. */
type PageFound = "rows" | "empty list" | "other";

/**
 * Fills the cache with what the page at an address shows. An empty list may have rows before the first visitor
 * comes, and so its page loads them on arrival.
 */
export async function fillCache(
  address: string,
  client: PublicClient,
  cache: QueryClient,
  publishing: Publishing,
): Promise<PageFound> {
  const { pathname, searchParams } = new URL(address, "http://build.invalid");
  const page = pageNumber(searchParams);
  if (pathname === paths.blog) {
    const category = categoryIn(searchParams);
    const posts = await cache.query(postsQuery(client, page, category));
    await cache.query(categoriesQuery(client));
    await addCopies(posts.rows, cache, publishing);
    return posts.total > 0 || category !== null ? "rows" : "empty list";
  }
  if (pathname === paths.portfolio) {
    const slug = searchParams.get("project");
    if (slug !== null) return fillProject(slug, client, cache, publishing);
    const filter = filterIn(searchParams);
    const projects = await cache.query(projectsQuery(client, page, filter));
    await cache.query(kindsQuery(client));
    await addCopies(projects.rows, cache, publishing);
    return projects.total > 0 || isFiltered(filter) ? "rows" : "empty list";
  }
  return fillPost(pathname.slice(paths.blogPost("").length), client, cache, publishing);
}

async function fillProject(
  slug: string,
  client: PublicClient,
  cache: QueryClient,
  publishing: Publishing,
): Promise<PageFound> {
  const project = await cache.query(projectQuery(client, slug));
  await addCopies(picturesInText(project), cache, publishing);
  await noteCrop(project, cache, publishing);
  return project.slug === slug ? "rows" : "other";
}

/** What every page shows. */
export async function fillFacts(client: PublicClient, cache: QueryClient): Promise<void> {
  await cache.query(siteFactsQuery(client));
}

/** What the home page shows besides: the newest rows, where owners wish for them. */
export async function fillLatest(
  client: PublicClient,
  cache: QueryClient,
  publishing: Publishing,
): Promise<void> {
  const { homeShows } = siteFactsFrom(await cache.query(siteFactsQuery(client)));
  if (homeShows !== "latest") return;
  const { articles, projects } = await cache.query(latestQuery(client));
  await addCopies([...articles, ...projects], cache, publishing);
}

/** Where the home page's own cards lead. */
export async function fillNamesakes(client: PublicClient, cache: QueryClient): Promise<void> {
  await cache.query(namesakesQuery(client));
}

async function fillPost(
  slug: string,
  client: PublicClient,
  cache: QueryClient,
  publishing: Publishing,
): Promise<PageFound> {
  const post = await cache.query(postQuery(client, slug));
  const pictured: Pictured[] = [post];
  if (post.category !== null) {
    pictured.push(...(await cache.query(relatedQuery(client, post.category.id))).rows);
  }
  await addCopies([...pictured, ...picturesInText(post)], cache, publishing);
  await noteCrop(post, cache, publishing);
  publishing.seen(post);
  return post.slug === slug ? "rows" : "other";
}

function picturesInText({ content }: { readonly content: string }): Pictured[] {
  return bodyPictures(content).map((featuredImageUrl) => ({ featuredImageUrl }));
}

/** What social networks show of a post or project. */
async function noteCrop(pictured: Pictured, cache: QueryClient, publishing: Publishing) {
  const { featuredImageUrl } = pictured;
  const picture = ownPicture(pictured);
  const focus = focusOf(featuredImageUrl ?? "");
  const crop = picture === null ? null : await publishing.socialCrop(withFocus(picture, focus));
  if (crop !== null) cache.setQueryData(socialPictureKey(featuredImageUrl), crop);
}

async function addCopies(rows: readonly Pictured[], cache: QueryClient, publishing: Publishing) {
  for (const row of rows) {
    const picture = ownPicture(row);
    const copies = picture === null ? null : await publishing.pictureCopies(picture);
    if (picture !== null && copies !== null) cache.setQueryData(pictureSetKey(picture), copies);
  }
}

function ownPicture({ featuredImageUrl }: Pictured): string | null {
  const { kind, address } = featuredMedia(featuredImageUrl, "");
  return kind === "picture" && address !== "" ? address : null;
}
