import { cacheRules, PAGE_CACHE } from "./cache-rules.ts";
import { nginxLetterCase, vercelLetterCase } from "./letter-case-rules.ts";
import { POST_SHELL, PROJECT_IN_QUERY, QUERY_PAGES, queryPage } from "./resolve-url.ts";

/*
 * Written by hand: no library writes one set of rules as the configuration of nginx, Caddy, Netlify and Vercel.
 */

/** Build-specific rules of a host's configuration. */
export interface HostRules {
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Redirects from former paths to current ones. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  /** URLs with a query that have a page of their own. */
  readonly queries: readonly string[];
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

/**
 * `_redirects` of Netlify and Cloudflare Pages. Only Netlify matches queries and prefers existing files; on
 * Cloudflare a worker does (cloudflare/worker.ts).
 */
export function redirectsFile(rules: HostRules, host: "netlify" | "cloudflare"): string {
  const moved = rules.moved.map(({ from, to }) => `${from} ${to} 301`);
  if (host === "cloudflare") return [...moved, ""].join("\n");
  return [...moved, ...queryRules(rules.queries), `/blog/* /${POST_SHELL} 200`, ""].join("\n");
}

/**
 * Netlify applies the first rule whose parameters are all present, whatever else the query contains. So
 * rules with more parameters come first, and a project before the list below it. A rule cannot match a
 * value with a space; there the loader renders the list in the browser.
 */
function queryRules(queries: readonly string[]): string[] {
  const rules = queries.flatMap((address) => {
    const [path = "", query = ""] = address.split("?", 2);
    const file = queryPage(path, query);
    if (file === null || query.includes("+")) return [];
    const parameters = query.split("&");
    const rank = PROJECT_IN_QUERY.test(query) ? Infinity : parameters.length;
    return [{ rank, line: `${path} ${parameters.join(" ")} /${file} 200!` }];
  });
  return rules.sort((one, other) => other.rank - one.rank).map(({ line }) => line);
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
      ...moved.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      ...vercelLetterCase(),
    ],
    rewrites: [{ source: "/blog/:slug", destination: `/${POST_SHELL.replace(".html", "")}` }],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A server block for nginx. The operator adapts folder and host name. */
export function nginxFile({ headers, moved }: HostRules): string {
  const quoted = (text: string) => `"${text.replaceAll("$", "")}"`;
  const letterCase = nginxLetterCase();
  return `map $uri $studio_cache {
  default ${quoted(PAGE_CACHE)};
${cacheRules.map(({ path, value }) => `  ~^${path.replace("*", "")} ${quoted(value)};`).join("\n")}
}

# Pages of lists and projects have files of their own, named by their query.
map $args $studio_query {
  default "";
  "~(?:^|&)(?<project>project=[\\w-]+)(?:&|$)" $project;
  "~^(?<plain>[\\w=&+-]+)$" $plain;
}

${letterCase.map}

server {
  listen 80;
  server_name _;
  root /srv/studio;

  gzip_static on; # packed copies lie beside the files; with ngx_brotli: brotli_static on;
  charset utf-8; # what follows, and text/html
  charset_types text/css text/javascript text/plain text/xml application/javascript application/json application/xml application/rss+xml;
  error_page 404 /404.html;
  absolute_redirect off;
  merge_slashes off;

  add_header Cache-Control $studio_cache always;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join("\n")}

${moved.map(({ from, to }) => `  location = ${from} { return 301 ${to}; }\n`).join("")}
${letterCase.redirect}
  location = / { try_files /index.html =404; }
  location = /404.html { internal; }
  location = /${POST_SHELL} { internal; }
  location ~ ^/_ { return 404; }
  location ~ // { return 404; }
  # Plain names only: a Location of "/\\host" or "/<tab>/host" leads to another site.
  location ~ ^((?:/[\\w-]+)+)/$ { return 308 $1; }
  location ~ ^((?:/[\\w-]+)+)\\.html$ { return 308 $1; }
  location ~ ^/(?:blog|portfolio)$ { try_files /${QUERY_PAGES}$uri/$studio_query.html $uri.html =404; }
  location ~ ^/blog/[^/]+$ { rewrite ^ $uri break; try_files $uri.html /${POST_SHELL}; }
  location / { try_files $uri.html $uri =404; }
}
`;
}
