import { cacheRules, PAGE_CACHE } from "./cache-rules.ts";
import {
  netlifyFormerQueries,
  PAGE_QUERY,
  PROJECT_QUERY,
  vercelFormerQueries,
} from "./former-queries.ts";
import { nginxLetterCase, vercelLetterCase } from "./letter-case-rules.ts";
import { movedPattern } from "./moved-paths.ts";
import type { MovedPath } from "./moved-paths.ts";
import { POST_SHELL, PROJECT_SHELL } from "./resolve-url.ts";

/*
 * Written by hand: no library writes one set of rules as the configuration of nginx, Caddy, Netlify and Vercel.
 */

/** Build-specific rules of a host's configuration. */
export interface HostRules {
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Redirects from former paths to current ones. */
  readonly moved: readonly MovedPath[];
  /** Host name of a site with https; without it nginx and Caddy serve plain HTTP, behind a proxy for example. */
  readonly tlsHost?: string | null;
}

/** `_headers` of Netlify and Cloudflare Pages, whose own default for pages is PAGE_CACHE. */
export function headersFile({ headers }: HostRules): string {
  const block = (path: string, lines: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return [
    block("/*", headers),
    ...cacheRules.map(({ path, value }) => block(path, { "Cache-Control": value })),
    "",
  ].join("\n");
}

/** Redirects that Cloudflare Pages and Vercel accept; those of the first version included. */
const RULES_MAX = 1990;

/**
 * `_redirects` of Netlify and Cloudflare Pages. Only Netlify matches queries and prefers existing files; on
 * Cloudflare the next `404.html` above a path is the shell.
 */
export function redirectsFile(rules: HostRules, host: "netlify" | "cloudflare"): string {
  const moved = rules.moved.map(({ from, to }) => `${from} ${to} 301`);
  if (host === "cloudflare") {
    // Netlify ignores a slash at the end of a path.
    const withSlash = rules.moved.map(({ from, to }) => `${from}/ ${to} 301`);
    return [...[...moved, ...withSlash].slice(0, RULES_MAX), ""].join("\n");
  }
  return [
    ...moved,
    ...netlifyFormerQueries(),
    `/blog/:slug /${POST_SHELL} 200`,
    `/portfolio/:slug /${PROJECT_SHELL} 404`,
    "",
  ].join("\n");
}

/** `vercel.json`, for deploying the build's folder. */
export function vercelFile({ headers, moved }: HostRules): string {
  const list = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: "/(.*)", headers: list({ "Cache-Control": PAGE_CACHE, ...headers }) },
      ...cacheRules.map(({ path, value }) => ({
        source: path.replace("*", "(.*)"),
        headers: list({ "Cache-Control": value }),
      })),
    ],
    redirects: [
      ...vercelMoved(moved)
        .slice(0, RULES_MAX)
        .map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      ...vercelFormerQueries(),
      ...vercelLetterCase(),
    ],
    rewrites: [{ source: "/blog/:slug", destination: `/${POST_SHELL.replace(".html", "")}` }],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Vercel removes .html, and a slash at the end, before it applies redirects. */
function vercelMoved(moved: readonly MovedPath[]): MovedPath[] {
  const known = new Set(moved.map(({ from }) => from));
  const withoutEnding = moved.flatMap(({ from, to }) => {
    const short = from.replace(/(\/index)?\.html$/, "");
    return short === "" || known.has(short) ? [] : [{ from: short, to }];
  });
  return [...moved, ...withoutEnding];
}

/** Server blocks for nginx. The operator adapts the folder, and the certificate if it is not one of certbot. */
export function nginxFile({ headers, moved, tlsHost = null }: HostRules): string {
  const quoted = (text: string) => `"${text.replaceAll("$", "")}"`;
  const letterCase = nginxLetterCase();
  return `map $uri $studio_cache {
  default ${quoted(PAGE_CACHE)};
${cacheRules.map(({ path, value }) => `  ~^${path.endsWith("*") ? path.slice(0, -1) : `${path}$`} ${quoted(value)};`).join("\n")}
}

${letterCase.map}

${tlsHost === null ? "server {\n  listen 80;\n  server_name _;" : nginxTls(tlsHost)}
  root /srv/studio;

  gzip_static on; # compressed copies lie beside the files; with ngx_brotli: brotli_static on;
  charset utf-8; # what follows, and text/html
  charset_types text/css text/javascript text/plain text/xml application/javascript application/json application/xml application/rss+xml;
  error_page 404 /404.html;
  absolute_redirect off;
  merge_slashes off;

  add_header Cache-Control $studio_cache always;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join("\n")}

${moved.map(({ from, to }) => `  location ~* "${movedPattern(from)}" { return 301 "${to}"; }\n`).join("")}
  # The first version had projects and page numbers in queries.
  if ($request_uri ~ "${PROJECT_QUERY}") { return 301 /portfolio/$1; }
  if ($request_uri ~ "${PAGE_QUERY}") { return 301 $1/page/$2; }
${letterCase.redirect}
  location = / { try_files /index.html =404; }
  location = /404.html { internal; }
  location = /${POST_SHELL} { internal; }
  location = /${PROJECT_SHELL} { internal; }
  location ~ ^/_ { return 404; }
  location ~ // { return 404; }
  # Plain names only: a Location of "/\\host" or "/<tab>/host" leads to another site.
  location ~ ^((?:/[\\w-]+)+)/$ { return 308 $1; }
  location ~ ^((?:/[\\w-]+)+)\\.html$ { return 308 $1; }
  location ~ ^/blog/[^/]+$ { rewrite ^ $uri break; try_files $uri.html /${POST_SHELL}; }
  location ~ ^/portfolio/[^/]+$ { error_page 404 /${PROJECT_SHELL}; rewrite ^ $uri break; try_files $uri.html =404; }
  location / { try_files $uri.html $uri =404; }
}
`;
}

/** Plain HTTP leads to https, except for the files by which certbot proves the host; then the server itself. */
function nginxTls(host: string): string {
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  location /.well-known/acme-challenge/ { root /var/www/certbot; }
  location / { return 308 https://${host}$request_uri; }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:studio:2m;`;
}
