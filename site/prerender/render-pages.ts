import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { BackendConfig } from "#supabase/data/public-client.ts";
import { paths } from "../config/paths.ts";
import type { QueryCacheEntries } from "../hydration/page-data.ts";
import type { ClientBundle } from "./client-build.ts";
import { cachedCriticalCss } from "./critical-css.ts";
import type { CriticalCss } from "./critical-css.ts";
import { pageDocument } from "./document.ts";
import type * as Renderer from "./entry-server.tsx";
import { writeCompressed } from "./compress.ts";
import { fixedPages } from "./pages-to-render.ts";
import type { PageToRender } from "./pages-to-render.ts";
import { renderResult } from "./render-result.ts";
import type { FailedPage } from "./render-result.ts";
import type { PrerenderEffects } from "./prefetch.ts";
import { createRecorder } from "./request-recorder.ts";
import type { ResponseCache } from "./request-recorder.ts";

interface RenderSetup {
  readonly renderer: typeof Renderer;
  readonly client: ClientBundle;
  readonly backend: BackendConfig;
  /** If false, pages with rows are written without them. */
  readonly isBackendReachable: boolean;
  readonly effects: PrerenderEffects;
  readonly siteOrigin: string;
  readonly outDir: string;
}

/** Concurrent page renders. */
const CONCURRENCY = 8;
/** Pages compressed at the high level. The most visited come first; more would take minutes. */
const THOROUGHLY_COMPRESSED_PAGES = 100;
/** Failed pages that a small build tolerates; a large one tolerates a tenth of its pages. */
const TOLERATED_FAILURES = 3;

/** Pages that show results or words of clients from projects. */
const PAGES_WITH_PROJECT_RESULTS: readonly string[] = [paths.home, paths.about, paths.services];

type Write = (file: string, text: string) => Promise<void>;

/** State shared by the pages of a build, and the function that writes their files. */
interface SharedByPages {
  readonly responseCache: ResponseCache;
  readonly criticalCss: CriticalCss;
  readonly write: Write;
}

interface RenderedPages {
  /** Paths of the pages that have a file, with or without their rows. */
  readonly written: ReadonlySet<string>;
  readonly failed: readonly FailedPage[];
}

/**
 * Writes the HTML of all pages. A page with rows that fails to render is left to the browser: one of the
 * manifest is written without rows; a post, project or later page of a list gets no file, so hosts serve a
 * shell or the not-found page. Throws if a page without rows fails, or too many pages do.
 */
export async function renderPages(
  pagesToRender: readonly PageToRender[],
  setup: RenderSetup,
): Promise<RenderedPages> {
  const written = new Set<string>();
  const failed: FailedPage[] = [];
  const shared: Omit<SharedByPages, "write"> = {
    responseCache: new Map(),
    criticalCss: cachedCriticalCss(),
  };
  const queue = pagesToRender.entries();
  const worker = async () => {
    for (const [index, pageToRender] of queue) {
      const level = index < THOROUGHLY_COMPRESSED_PAGES ? "thorough" : "quick";
      const write: Write = (file, text) =>
        writeCompressed(path.join(setup.outDir, file), text, level);
      const withWrite = { ...shared, write };
      const outcome = await renderResult(pageToRender.path, () =>
        writePage(pageToRender, setup, withWrite),
      );
      if (outcome === "written") written.add(pageToRender.path);
      if (typeof outcome === "string") continue;
      if (pageToRender.rendering !== "data") throw new Error(`${outcome.path}: ${outcome.reason}`);
      failed.push(outcome);
      if (fixedPages.includes(pageToRender))
        await writePage({ ...pageToRender, rendering: "dynamic" }, setup, withWrite);
    }
  };
  await waitForAll(Array.from({ length: CONCURRENCY }, worker));
  if (failed.length > Math.max(TOLERATED_FAILURES, pagesToRender.length / 10))
    throw new Error(tooManyFailures(failed));
  return { written, failed };
}

/** Like `Promise.all`, but rejects only after all workers have stopped writing. */
async function waitForAll(workers: readonly Promise<void>[]) {
  const results = await Promise.allSettled(workers);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

function tooManyFailures(failed: readonly FailedPage[]): string {
  const [first] = failed;
  return `${failed.length} pages could not be rendered, the first of them ${first?.path ?? ""}: ${first?.reason ?? ""}`;
}

async function writePage(pageToRender: PageToRender, setup: RenderSetup, shared: SharedByPages) {
  const { criticalCss, write } = shared;
  const prefetched = await prefetchPage(pageToRender, setup, shared.responseCache);
  const { client, queryClient, hasAllRows: complete, requests } = prefetched;
  // Before rendering, which adds pending queries to the cache.
  const queries = cachedQueries(queryClient);
  const page = await setup.renderer.renderPage({
    url: pageToRender.path,
    client,
    queryClient,
    siteOrigin: setup.siteOrigin,
  });
  await mkdir(path.dirname(path.join(setup.outDir, pageToRender.file)), { recursive: true });
  const cacheUrl = await writeCacheEntries(queries, write);
  const { html } = page;
  const hasFeed = setup.siteOrigin !== "";
  const css = await criticalCss(page.css + setup.client.stylesFor(pageToRender.module));
  const parts = { ...pageToRender, html, css, complete, requests, cacheUrl, hasFeed };
  await write(pageToRender.file, pageDocument(parts, setup.client));
}

/**
 * Fills a query cache with the rows of a page. `hasAllRows` is false for a page with rows whose queries failed or whose
 * backend is unreachable: the browser fetches them. `requests` are those that loaders repeat to see whether the page is
 * still current.
 */
async function prefetchPage(
  { path: pagePath, rendering }: PageToRender,
  setup: RenderSetup,
  responseCache: ResponseCache,
) {
  const { renderer, effects } = setup;
  let clients = await createPageClients(setup, responseCache);
  let hasAllRows = rendering === "static";
  if (rendering === "data" && setup.isBackendReachable) {
    const found = await renderer.prefetchQueries(
      pagePath,
      clients.client,
      clients.queryClient,
      effects,
    );
    hasAllRows = found === "rows";
    // Without the rows that were found before a query failed.
    if (!hasAllRows) clients = await createPageClients(setup, responseCache);
    if (found === "empty list") renderer.markBuiltEmpty(clients.queryClient);
  }
  const { recorder, client, queryClient } = clients;
  await renderer.prefetchPageCopyImages(pagePath, client, queryClient, effects);
  const isHome = pagePath === paths.home;
  if (isHome) await renderer.prefetchHomeRows(client, queryClient, effects);
  const requests = recorder.requests();
  // Not recorded: loaders need not recheck these slugs and results, which change rarely.
  if (isHome) await renderer.prefetchSlugsByTitle(client, queryClient);
  if (PAGES_WITH_PROJECT_RESULTS.includes(pagePath))
    await renderer.prefetchProjectResults(client, queryClient);
  if (pagePath === paths.about) await renderer.prefetchTeamPosts(client, queryClient);
  return { client, queryClient, hasAllRows, requests };
}

/** The clients of one page, with the site settings prefetched. */
async function createPageClients(
  { renderer, backend, isBackendReachable }: RenderSetup,
  responseCache: ResponseCache,
) {
  const fetchFromBackend = isBackendReachable ? fetch : emptyResponse;
  const recorder = createRecorder(backend.url, responseCache, fetchFromBackend);
  const client = createPublicClient({ ...backend, fetch: recorder.fetch });
  const queryClient = renderer.createQueryClient();
  await renderer.prefetchSettings(client, queryClient);
  return { recorder, client, queryClient };
}

/** Used if the backend does not respond: every table is empty, and loaders fetch the rows later. */
const emptyResponse: typeof fetch = () => Promise.resolve(new Response("[]"));

/** Writes the entries to a content-hashed file below `/assets`; returns its URL. */
async function writeCacheEntries(entries: QueryCacheEntries, write: Write): Promise<string> {
  const text = JSON.stringify(entries);
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  await write(`assets/rows-${name}.json`, text);
  return `/assets/rows-${name}.json`;
}

function cachedQueries(
  queryClient: ReturnType<typeof Renderer.createQueryClient>,
): QueryCacheEntries {
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}
