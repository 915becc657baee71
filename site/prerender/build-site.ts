import { rm } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { messageOf } from "#supabase/data/errors.ts";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { listPostAddresses, listPostRedirects } from "#supabase/data/public-index.ts";
import type { PostRedirect, PublishedAddress } from "#supabase/data/public-index.ts";
import { parseEnv } from "../config/env.ts";
import { paths } from "../config/paths.ts";
import { securityHeaders } from "../server/headers.ts";
import type { HostRules } from "../server/host-files.ts";
import { buildClient, buildRenderer, scratchFolder } from "./bundles.ts";
import type * as Renderer from "./entry.tsx";
import { packTexts } from "./pack.ts";
import { postPage, staticPages } from "./page-list.ts";
import { renderPages } from "./render-pages.ts";
import { writeHostFiles } from "./write-host-files.ts";

interface BuildOptions {
  readonly outDir: string;
  /** VITE_* values, which the bundler reads from the environment as well. */
  readonly env: Readonly<Record<string, string>>;
}

/** The finished site: code, one HTML file a page, and what its host must know. */
export async function buildSite({ outDir, env }: BuildOptions): Promise<void> {
  const { backend, siteUrl } = parseEnv(env);
  const scratch = scratchFolder(String(process.pid));
  try {
    const client = await buildClient(outDir);
    const renderer = await loadRenderer(scratch);
    const published = await readPublished(createPublicClient(backend));
    const posts = (published?.posts ?? []).filter(({ slug }) => /^[\w-]+$/.test(slug));
    await renderPages([...staticPages, ...posts.map(({ slug }) => postPage(slug))], {
      renderer,
      client,
      backend,
      backendAnswers: published !== null,
      siteOrigin: siteUrl ?? "",
      outDir,
    });
    const rules = hostRules(backend.url, published?.redirects ?? []);
    await writeHostFiles(outDir, rules, env["CF_PAGES"] === "1");
    await packTexts(outDir);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function loadRenderer(folder: string): Promise<typeof Renderer> {
  const entry = await buildRenderer(folder);
  return (await import(pathToFileURL(entry).href)) as typeof Renderer;
}

interface Published {
  readonly posts: readonly PublishedAddress[];
  readonly redirects: readonly PostRedirect[];
}

/** Null when nobody answers: the pages are then built without rows and fetch them on arrival. */
async function readPublished(client: PublicClient): Promise<Published | null> {
  try {
    return { posts: await listPostAddresses(client), redirects: await listPostRedirects(client) };
  } catch (error) {
    const reason = messageOf(error);
    console.warn(
      `The backend does not answer (${reason}), so the HTML has no posts and projects; browsers fetch them on arrival.`,
    );
    return null;
  }
}

function hostRules(backendUrl: string, redirects: readonly PostRedirect[]): HostRules {
  return {
    headers: securityHeaders({ backendOrigin: new URL(backendUrl).origin }),
    moved: redirects.map(({ oldSlug, slug }) => ({
      from: paths.blogPost(oldSlug),
      to: paths.blogPost(slug),
    })),
  };
}
