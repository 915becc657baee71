import { rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { messageOf } from "#supabase/data/errors.ts";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import {
  listPostAddresses,
  listPostRedirects,
  listProjectAddresses,
} from "#supabase/data/public-index.ts";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import type { PostRedirect, PublishedAddress } from "#supabase/data/public-index.ts";
import { parseEnv } from "../config/env.ts";
import { paths } from "../config/paths.ts";
import { securityHeaders } from "../server/headers.ts";
import type { HostRules } from "../server/host-files.ts";
import { criticalCss } from "./critical-css.ts";
import { buildClient, buildRenderer, cacheFolder } from "./bundles.ts";
import type * as Renderer from "./entry.tsx";
import { socialCrop } from "./findable/social-crops.ts";
import { writeFindable } from "./findable/write-findable.ts";
import { isOwnPicture } from "./fetch-picture.ts";
import { pageTraits } from "./page-traits.ts";
import { packTexts } from "./pack.ts";
import { pictureCopies } from "./picture-copies.ts";
import type { PictureFolders } from "./picture-copies.ts";
import { listAddresses } from "./list-pages.ts";
import { pageOfQuery, postPage, staticPages } from "./page-list.ts";
import { renderPages } from "./render-pages.ts";
import { writeHostFiles } from "./write-host-files.ts";

/** Lists and newest posts come first; cutting the pictures of a whole archive would take minutes. */
const COPIED_PICTURES = 60;
/** What a slug is made of; anything else could mean more than a path in a host's configuration. */
const SLUG = /^[\w-]+$/;

interface BuildOptions {
  readonly outDir: string;
  /** VITE_* values, which the bundler reads from the environment as well. */
  readonly env: Readonly<Record<string, string>>;
}

export interface Built {
  readonly pages: number;
  /** What the pages took, without the code. */
  readonly seconds: number;
}

/** The finished site: code, one HTML file a page, and what its host must know. */
export async function buildSite({ outDir, env }: BuildOptions): Promise<Built> {
  const { backend, siteUrl } = parseEnv(env);
  const scratch = cacheFolder(`prerender-${String(process.pid)}`);
  try {
    const renderer = await loadRenderer(scratch);
    const client = await clientFor(renderer, outDir);
    const began = performance.now();
    const published = await readPublished(createPublicClient(backend));
    const posts = (published?.posts ?? []).filter(({ slug }) => SLUG.test(slug));
    const siteOrigin = siteUrl ?? "";
    const texts: PublishedPost[] = [];
    const isOwn = (address: string) => isOwnPicture(address, backend.url);
    const folders = pictureFolders(outDir, backend.url);
    const projects = (published?.projects ?? []).map((project) => ({
      ...project,
      path: paths.portfolioProject(project.slug),
    }));
    const queries = [...(published?.lists ?? []), ...projects.map(({ path: address }) => address)];
    const plans = [...posts.map(({ slug }) => postPage(slug)), ...queries.flatMap(pageOfQuery)];
    const written = await renderPages([...staticPages, ...plans], {
      renderer,
      client,
      backend,
      backendAnswers: published !== null,
      publishing: {
        socialCrop: onceEach(isOwn, (address) => socialCrop(address, folders), Infinity),
        pictureCopies: onceEach(
          isOwn,
          (address) => pictureCopies(address, folders),
          COPIED_PICTURES,
        ),
        seen: (post) => texts.push(post),
      },
      siteOrigin,
      outDir,
    });
    const dated = [
      ...posts.map((post) => ({ ...post, path: paths.blogPost(post.slug) })),
      ...projects,
    ];
    const pages = dated.filter(({ path: address }) => written.has(address));
    await writeFindable({ outDir, siteOrigin, pages, texts, feedHtml: renderer.feedHtml });
    const asked = queries.filter((address) => written.has(address));
    const rules = hostRules(backend.url, published?.redirects ?? [], asked);
    await writeHostFiles(outDir, rules, env["CF_PAGES"] === "1");
    await packTexts(outDir);
    return { pages: written.size, seconds: (performance.now() - began) / 1000 };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The work for each accepted address, done once; null for others and for those beyond the most. */
function onceEach<Result>(
  accepts: (address: string) => boolean,
  work: (address: string) => Promise<Result | null>,
  most: number,
) {
  const done = new Map<string, Promise<Result | null>>();
  return (address: string): Promise<Result | null> => {
    if (!accepts(address)) return Promise.resolve(null);
    const begun = done.get(address);
    if (begun !== undefined) return begun;
    if (done.size >= most) return Promise.resolve(null);
    const result = work(address);
    done.set(address, result);
    return result;
  };
}

function pictureFolders(outDir: string, storageUrl: string): PictureFolders {
  const publicDir = path.resolve(import.meta.dirname, "../public");
  return { outDir, publicDir, storageUrl, cacheDir: cacheFolder("pictures") };
}

async function clientFor(renderer: typeof Renderer, outDir: string) {
  const { html, css, ...styles } = await renderer.settleContactForm();
  const contactStyles = { ...styles, css: criticalCss(css, pageTraits(html)) };
  return buildClient(outDir, contactStyles, renderer.extendedFonts);
}

async function loadRenderer(folder: string): Promise<typeof Renderer> {
  const entry = await buildRenderer(folder);
  return (await import(pathToFileURL(entry).href)) as typeof Renderer;
}

interface Published {
  readonly posts: readonly PublishedAddress[];
  readonly projects: readonly PublishedAddress[];
  /** Pages of lists that have a query. */
  readonly lists: readonly string[];
  readonly redirects: readonly PostRedirect[];
}

/** Null when nobody answers: the pages are then built without rows and fetch them on arrival. */
async function readPublished(client: PublicClient): Promise<Published | null> {
  try {
    return {
      posts: await listPostAddresses(client),
      projects: await listProjectAddresses(client),
      lists: await listAddresses(client),
      redirects: await listPostRedirects(client),
    };
  } catch (error) {
    const reason = messageOf(error);
    console.warn(
      `The backend does not answer (${reason}), so the HTML has no posts and projects; browsers fetch them on arrival.`,
    );
    return null;
  }
}

function hostRules(
  backendUrl: string,
  redirects: readonly PostRedirect[],
  queries: readonly string[],
): HostRules {
  return {
    headers: securityHeaders({ backendOrigin: new URL(backendUrl).origin }),
    moved: redirects
      .filter(({ oldSlug, slug }) => SLUG.test(oldSlug) && SLUG.test(slug))
      .map(({ oldSlug, slug }) => ({ from: paths.blogPost(oldSlug), to: paths.blogPost(slug) })),
    queries,
  };
}
