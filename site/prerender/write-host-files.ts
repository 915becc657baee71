import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { caddyConfig } from "../hosting/caddy-config.ts";
import { writeWorker } from "../hosting/cloudflare/write-worker.ts";
import { headersFile, nginxFile, redirectsFile, vercelFile } from "../hosting/host-config.ts";
import type { HostRules } from "../hosting/host-config.ts";

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
    "_hosts/Caddyfile": caddyConfig(rules),
  };
  await mkdir(path.join(outDir, "_hosts"), { recursive: true });
  if (cloudflare) await writeWorker(outDir);
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)),
  );
}
