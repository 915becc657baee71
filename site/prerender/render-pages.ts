import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { BackendConfig } from "#supabase/data/public-client.ts";
import { paths } from "../config/paths.ts";
import type { PageData } from "../wake/page-data.ts";
import type { ClientBundle } from "./bundles.ts";
import { criticalCss } from "./critical-css.ts";
import { pageDocument } from "./document.ts";
import type * as Renderer from "./entry.tsx";
import type { PagePlan } from "./page-list.ts";
import type { Publishing } from "./page-queries.ts";
import { createRecorder } from "./recorder.ts";
import type { KnownAnswers } from "./recorder.ts";
import { shortNames } from "./short-names.ts";
import { slimHtml } from "./slim-html.ts";
import { unlessGone } from "./unless-gone.ts";

export interface RenderSetup {
  readonly renderer: typeof Renderer;
  readonly client: ClientBundle;
  readonly backend: BackendConfig;
  /** False: no page with rows is tried. */
  readonly backendAnswers: boolean;
  readonly publishing: Publishing;
  readonly siteOrigin: string;
  readonly outDir: string;
}

/** Requests under way at once: a hosted backend answers them side by side. */
const AT_ONCE = 8;

/** Writes the HTML of all pages. Answers with the addresses of those that could be written. */
export async function renderPages(
  plans: readonly PagePlan[],
  setup: RenderSetup,
): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  const known: KnownAnswers = new Map();
  const waiting = plans.values();
  const worker = async () => {
    for (const plan of waiting) {
      const { address } = plan;
      if (await unlessGone(address, () => renderPage(plan, setup, known))) written.add(address);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return written;
}

async function renderPage(plan: PagePlan, setup: RenderSetup, known: KnownAnswers) {
  const { renderer } = setup;
  let sources = await beginPage(setup, known);
  let complete = plan.shows === "fixed";
  if (plan.shows === "rows" && setup.backendAnswers) {
    const { client, queryClient } = sources;
    complete = await renderer.fillCache(plan.address, client, queryClient, setup.publishing);
    if (!complete) sources = await beginPage(setup, known);
  }
  const { recorder, client, queryClient } = sources;
  const isHome = plan.address === paths.home;
  if (isHome) await renderer.fillLatest(client, queryClient, setup.publishing);
  const reads = recorder.reads();
  // A link that leads to the list until the next build is not worth a question of every visitor.
  if (isHome) await renderer.fillNamesakes(client, queryClient);
  // Before rendering, which adds the queries that wait for the browser.
  const data: PageData = { reads, queries: shownBy(queryClient) };
  const page = await renderer.renderPage({
    address: plan.address,
    client,
    queryClient,
    siteOrigin: setup.siteOrigin,
  });
  const named = shortNames(page.html, criticalCss(page.css, page.html));
  const file = path.join(setup.outDir, plan.file);
  await mkdir(path.dirname(file), { recursive: true });
  const rows = await writeRows(data.queries, setup.outDir);
  const html = slimHtml(named.html);
  const parts = { ...plan, html, css: named.css, complete, reads: data.reads, rows };
  await writeFile(file, pageDocument(parts, setup.client));
}

/** What one page is made from; the facts of the studio stand on all of them. */
async function beginPage({ renderer, backend, backendAnswers }: RenderSetup, known: KnownAnswers) {
  const ask = backendAnswers ? fetch : nothingStored;
  const recorder = createRecorder(backend.url, known, ask);
  const client = createPublicClient({ ...backend, fetch: recorder.fetch });
  const queryClient = renderer.createQueryClient();
  await renderer.fillFacts(client, queryClient);
  return { recorder, client, queryClient };
}

/** Nobody can say what owners changed. Visitors ask whether it was nothing. */
const nothingStored: typeof fetch = () => Promise.resolve(new Response("[]"));

/** Below `/assets`, where the name carries a hash of the content; answers with the address. */
async function writeRows(rows: PageData["queries"], outDir: string): Promise<string> {
  const text = JSON.stringify(rows);
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  await writeFile(path.join(outDir, `assets/rows-${name}.json`), text);
  return `/assets/rows-${name}.json`;
}

function shownBy(queryClient: ReturnType<typeof Renderer.createQueryClient>): PageData["queries"] {
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}
