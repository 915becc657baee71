import { getTransformedRoutes } from "@vercel/routing-utils";
import type { Route } from "@vercel/routing-utils";
import { NOT_FOUND_PAGE, PROJECT_SHELL } from "./resolve-url.ts";

type VercelSettings = Parameters<typeof getTransformedRoutes>[0];

interface OutputConfig {
  readonly version: 3;
  readonly routes: readonly Route[];
  /** Paths of the HTML files without .html; Vercel does not do that by itself. */
  readonly overrides: Readonly<Record<string, { readonly path: string }>>;
}

/**
 * `config.json` of Vercel's Build Output API (version 3), from the settings of `vercel.json` and the files of the
 * build. Vercel reads `vercel.json` before a build, so that one written by the build works for uploads only.
 */
export function vercelOutputConfig(
  settings: VercelSettings,
  files: readonly string[],
): OutputConfig {
  const { routes, error } = getTransformedRoutes(settings);
  if (error !== null) throw new Error(`Vercel does not accept the routes: ${error.message}`);
  const pages = files.filter((file) => file.endsWith(".html"));
  return {
    version: 3,
    routes: [
      // Files for the host itself, and the shells under their own names.
      { src: "^/_.*$", status: 404, dest: withoutEnding(NOT_FOUND_PAGE) },
      ...(routes ?? []),
      { handle: "error" },
      { src: "^/portfolio/[^/]+$", status: 404, dest: withoutEnding(PROJECT_SHELL) },
      { src: "^/.*$", status: 404, dest: withoutEnding(NOT_FOUND_PAGE) },
    ],
    overrides: Object.fromEntries(
      pages.map((file) => [file, { path: file.slice(0, -".html".length) }]),
    ),
  };
}

function withoutEnding(file: string): string {
  return `/${file.slice(0, -".html".length)}`;
}

/** Whether a file of the build is for visitors of Vercel, which compresses files by itself. */
export function isServedByVercel(file: string): boolean {
  return !/^(_hosts\/|_headers$|_redirects$|vercel\.json$)|\.(br|gz)$/.test(file);
}
