import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { caddyFile } from "../server/caddy-file.ts";
import { writeWorker } from "../server/cloudflare/write-worker.ts";
import { headersFile, nginxFile, redirectsFile, vercelFile } from "../server/host-files.ts";
import type { HostRules } from "../server/host-files.ts";

/**
 * What each usual host must know, made of one set of rules: files that Netlify, Cloudflare Pages and
 * Vercel look for in the folder itself, and blocks for nginx and Caddy in `_hosts`.
 */
export async function writeHostFiles(outDir: string, rules: HostRules, cloudflare: boolean) {
  const files = {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules, cloudflare ? "cloudflare" : "netlify"),
    "vercel.json": vercelFile(rules),
    "_hosts/nginx.conf": nginxFile(rules),
    "_hosts/Caddyfile": caddyFile(rules),
  };
  await mkdir(path.join(outDir, "_hosts"), { recursive: true });
  if (cloudflare) await writeWorker(outDir);
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)),
  );
}
