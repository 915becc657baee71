import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BackendConfig } from "#supabase/data/public-client.ts";
import { isDestination, isPlainPath } from "#supabase/data/redirect-paths.ts";
import type { PublishedPost } from "#supabase/data/public-posts.ts";
import { parseEnv } from "../config/env.ts";
import { paths } from "../config/paths.ts";
import { turnstileSiteKey } from "../config/turnstile-site-key.ts";
import { publishedHeaders } from "../hosting/headers.ts";
import type { HostRules } from "../hosting/host-config.ts";
import { movedPaths } from "../hosting/moved-paths.ts";
import { buildClient, buildRenderer, cacheFolder } from "./client-build.ts";
import type { ClientBundle } from "./client-build.ts";
import { countPages } from "./count-pages.ts";
import type * as Renderer from "./entry-server.tsx";
import { writeOgImage } from "./seo/og-images.ts";
import { writeSeoFiles } from "./seo/write-seo-files.ts";
import { isOwnImage } from "./fetch-image.ts";
import { compressTextFiles } from "./compress.ts";
import { readLiveSite, refuseEmptySite } from "./live-site.ts";
import type { LiveSite } from "./live-site.ts";
import { writePortraitCrop, writeResponsiveImages } from "./responsive-images.ts";
import type { ImageFolders } from "./responsive-images.ts";
import { listPage, postPage, projectPage, fixedPages } from "./pages-to-render.ts";
import type { FailedPage } from "./render-result.ts";
import { readPublished } from "./read-published.ts";
import type { PublishedPaths } from "./read-published.ts";
import { renderPages } from "./render-pages.ts";
import { replaceFolder } from "./replace-folder.ts";
import { writeCloudflareFiles, writeHostFiles } from "./write-host-files.ts";

/**
 * Limit of images with responsive variants. Lists and the newest posts come first; a whole archive takes
 * minutes.
 */
const MAX_RESIZED_IMAGES = 120;
/** Characters of a slug. Other characters could have a meaning of their own in a host's configuration. */
const SLUG = /^[\w-]+$/;

interface BuildOptions {
  readonly outDir: string;
  /** VITE_* values, which Vite also reads from the environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Build pages without rows if the backend does not respond or has none, instead of failing. */
  readonly allowEmpty?: boolean;
  /** Cache of resized images between builds. */
  readonly imageCache?: string;
  /** The site of a preview deployment: search engines shall not index it. */
  readonly isPreview?: boolean;
}

interface Written {
  readonly pages: number;
  /** Pages in the sitemap; 0 without one. */
  readonly listedPages: number;
  /** Pages that could not be prerendered and are rendered in the browser. */
  readonly failed: readonly FailedPage[];
  /** Duration of prerendering, without bundling. */
  readonly seconds: number;
}

interface Built extends Written {
  /** Pages of the build that this one replaces; 0 for a first build. */
  readonly previousPages: number;
  readonly live: LiveSite | null;
}

/**
 * Builds the public site: bundles, one HTML file per page, and host configuration. Replaces `outDir` only
 * when everything is written. Throws, unless `allowEmpty` is set, if the backend does not respond, or if it
 * has no rows and the live site does. A preview does not replace the live site.
 */
export async function buildSite(options: BuildOptions): Promise<Built> {
  const { outDir, env, allowEmpty = false, isPreview = false } = options;
  const { imageCache = cacheFolder("images") } = options;
  const { backend, siteUrl } = parseEnv(env);
  const published = await readPublished(backend, allowEmpty);
  const live = siteUrl === null || isPreview ? null : await readLiveSite(siteUrl);
  if (live !== null && published !== null && !allowEmpty) refuseEmptySite(live, published);
  const forCloudflare = isCloudflare(env);
  const siteOrigin = siteUrl ?? "";
  const turnstile = turnstileSiteKey(env) !== null;
  const setup = { backend, siteOrigin, published, forCloudflare, imageCache, isPreview, turnstile };
  const scratch = cacheFolder(`prerender-${String(process.pid)}`);
  try {
    const renderer = await loadRenderer(scratch);
    const previousPages = await countPages(outDir);
    const written = await replaceFolder(outDir, async (folder) => {
      const client = await buildClient(folder);
      return writeSite(folder, { ...setup, renderer, client });
    });
    return { ...written, previousPages, live };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Cloudflare Pages sets CF_PAGES in its builds. */
function isCloudflare(env: Readonly<Record<string, string>>): boolean {
  return env["CF_PAGES"] === "1";
}

interface SiteSetup {
  readonly backend: BackendConfig;
  readonly siteOrigin: string;
  readonly published: PublishedPaths | null;
  readonly forCloudflare: boolean;
  readonly imageCache: string;
  readonly isPreview: boolean;
  readonly turnstile: boolean;
  readonly renderer: typeof Renderer;
  readonly client: ClientBundle;
}

async function writeSite(outDir: string, setup: SiteSetup): Promise<Written> {
  const { backend, siteOrigin, published, renderer, client } = setup;
  const began = performance.now();
  const posts = (published?.posts ?? []).filter(({ slug }) => SLUG.test(slug));
  const projects = (published?.projects ?? [])
    .filter(({ slug }) => SLUG.test(slug))
    .map((project) => ({ ...project, path: paths.portfolioProject(project.slug) }));
  const lists = published?.lists ?? [];
  const pagesToRender = [
    ...posts.map(({ slug }) => postPage(slug)),
    ...lists.map((list) => listPage(list.path)),
    ...projects.map(({ slug }) => projectPage(slug)),
  ];
  const feedPosts: PublishedPost[] = [];
  const { written, failed } = await renderPages([...fixedPages, ...pagesToRender], {
    renderer,
    client,
    backend,
    isBackendReachable: published !== null,
    effects: {
      ...imagesFor(imageFolders(outDir, setup)),
      onPost: (post) => feedPosts.push(post),
    },
    siteOrigin,
    outDir,
  });
  const isWritten = (page: { readonly path: string }) => written.has(page.path);
  const withPath = <Post extends { readonly slug: string }>(post: Post) => ({
    ...post,
    path: paths.blogPost(post.slug),
  });
  const listedPages = await writeSeoFiles({
    outDir,
    siteOrigin,
    pages: [
      ...posts.map(withPath),
      ...projects,
      ...lists.filter(({ isEmpty }) => !isEmpty).map((list) => ({ path: list.path })),
    ].filter(isWritten),
    posts: feedPosts.map(withPath).filter(isWritten),
    feedHtml: renderer.feedHtml,
  });
  const rules = hostRules(setup, outDir);
  await (setup.forCloudflare ? writeCloudflareFiles : writeHostFiles)(outDir, rules);
  await compressTextFiles(outDir);
  const seconds = (performance.now() - began) / 1000;
  return { pages: written.size, listedPages, failed, seconds };
}

function imagesFor(folders: ImageFolders) {
  const isOwn = (url: string) => isOwnImage(url, folders.storageUrl);
  return {
    writeOgImage: memoizeByUrl(isOwn, (url) => writeOgImage(url, folders), Infinity),
    imageVariants: memoizeByUrl(
      isOwn,
      (url) => writeResponsiveImages(url, folders),
      MAX_RESIZED_IMAGES,
    ),
    portraitCrop: memoizeByUrl(isOwn, (url) => writePortraitCrop(url, folders), MAX_RESIZED_IMAGES),
  };
}

/**
 * Memoizes `work` per accepted URL. Returns null for rejected URLs and for new ones beyond the limit.
 */
function memoizeByUrl<Result>(
  accepts: (url: string) => boolean,
  work: (url: string) => Promise<Result | null>,
  limit: number,
) {
  const done = new Map<string, Promise<Result | null>>();
  return (url: string): Promise<Result | null> => {
    if (!accepts(url)) return Promise.resolve(null);
    const pending = done.get(url);
    if (pending !== undefined) return pending;
    if (done.size >= limit) return Promise.resolve(null);
    const result = work(url);
    done.set(url, result);
    return result;
  };
}

function imageFolders(outDir: string, { backend, imageCache }: SiteSetup): ImageFolders {
  const publicDir = path.resolve(import.meta.dirname, "../public");
  return { outDir, publicDir, storageUrl: backend.url, cacheDir: imageCache };
}

async function loadRenderer(folder: string): Promise<typeof Renderer> {
  const entry = await buildRenderer(folder);
  return (await import(pathToFileURL(entry).href)) as typeof Renderer;
}

function hostRules(setup: SiteSetup, outDir: string): HostRules {
  const { backend, siteOrigin, published, isPreview, turnstile } = setup;
  const pathOf = { post: paths.blogPost, project: paths.portfolioProject };
  const ofSlugs = (published?.redirects ?? [])
    .filter(({ oldSlug, slug }) => SLUG.test(oldSlug) && SLUG.test(slug))
    .map(({ kind, oldSlug, slug }) => ({ from: pathOf[kind](oldSlug), to: pathOf[kind](slug) }));
  const ofPaths = (published?.pathRedirects ?? []).filter(
    ({ from, to }) => isPlainPath(from) && isDestination(to),
  );
  const hasPage = (pagePath: string) =>
    [pagePath, `${pagePath}.html`].some((file) => existsSync(path.join(outDir, file)));
  const site = siteOrigin === "" ? null : new URL(siteOrigin);
  return {
    headers: {
      ...publishedHeaders({ backendOrigin: new URL(backend.url).origin, turnstile }),
      ...(isPreview ? { "X-Robots-Tag": "noindex" } : {}),
    },
    tlsHost: site?.protocol === "https:" ? site.hostname : null,
    moved: movedPaths([...ofPaths, ...ofSlugs], hasPage),
  };
}
