import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { paths } from "../config/paths.ts";
import { caddyConfig } from "../hosting/caddy-config.ts";
import { headersFile, nginxFile, redirectsFile, vercelFile } from "../hosting/host-config.ts";
import type { HostRules } from "../hosting/host-config.ts";
import { NOT_FOUND_PAGE, POST_SHELL, PROJECT_SHELL } from "../hosting/resolve-url.ts";

/**
 * Configuration of common hosts from one set of rules: files that Netlify and Vercel read from the folder
 * itself, and blocks for nginx and Caddy in `_hosts`.
 */
export async function writeHostFiles(outDir: string, rules: HostRules) {
  await writeAll(outDir, {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules, "netlify"),
    "vercel.json": vercelFile(rules),
    "_hosts/nginx.conf": nginxFile(rules),
    "_hosts/Caddyfile": caddyConfig(rules),
  });
}

/**
 * Configuration of Cloudflare Pages. For a path without a file it sends the `404.html` of the nearest parent folder,
 * so the folders of posts and projects get the shell under this name. It publishes every file of the build, so the
 * configurations of other hosts are left out.
 */
export async function writeCloudflareFiles(outDir: string, rules: HostRules) {
  await writeAll(outDir, {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules, "cloudflare"),
  });
  for (const [list, shell] of [
    [paths.blog, POST_SHELL],
    [paths.portfolio, PROJECT_SHELL],
  ] as const) {
    const folder = path.join(outDir, list);
    await mkdir(folder, { recursive: true });
    await copyFile(path.join(outDir, shell), path.join(folder, NOT_FOUND_PAGE));
  }
}

async function writeAll(outDir: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
