import { cacheRules, PAGE_CACHE } from "./cache-rules.ts";
import { POST_SHELL } from "./site-address.ts";

/** What a host must know about one build. */
export interface HostRules {
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Former addresses and where they lead. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
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
 * `_redirects` of Netlify and Cloudflare Pages. Only Netlify looks for a file first, and so only there
 * posts younger than the build have a page of their own; elsewhere the 404 page fetches them.
 */
export function redirectsFile({ moved }: HostRules, host: "netlify" | "cloudflare"): string {
  const shell = host === "netlify" ? [`/blog/* /${POST_SHELL} 200`] : [];
  return [...moved.map(({ from, to }) => `${from} ${to} 301`), ...shell, ""].join("\n");
}

/** `vercel.json`, for a deployment of the finished folder. */
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
    redirects: moved.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    rewrites: [{ source: "/blog/:slug", destination: `/${POST_SHELL.replace(".html", "")}` }],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A server block for nginx; the folder and the name of the host are the studio's to fill in. */
export function nginxFile({ headers, moved }: HostRules): string {
  const quoted = (text: string) => `"${text.replaceAll("$", "")}"`;
  return `map $uri $studio_cache {
  default ${quoted(PAGE_CACHE)};
${cacheRules.map(({ path, value }) => `  ~^${path.replace("*", "")} ${quoted(value)};`).join("\n")}
}

server {
  listen 80;
  server_name _;
  root /srv/studio;

  gzip_static on; # packed copies lie beside the files; with ngx_brotli: brotli_static on;
  error_page 404 /404.html;
  absolute_redirect off;

  add_header Cache-Control $studio_cache always;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join("\n")}

${moved.map(({ from, to }) => `  location = ${from} { return 301 ${to}; }\n`).join("")}
  location = / { try_files /index.html =404; }
  location = /404.html { internal; }
  location = /${POST_SHELL} { internal; }
  location ~ ^/_ { return 404; }
  location ~ ^(/.+)/$ { return 308 $1; }
  location ~ ^(/.+)\\.html$ { return 308 $1; }
  location ~ ^/blog/[^/]+$ { rewrite ^ $uri break; try_files $uri.html /${POST_SHELL}; }
  location / { try_files $uri.html $uri =404; }
}
`;
}

/** A Caddyfile; the folder and the name of the host are the studio's to fill in. */
export function caddyFile({ headers, moved }: HostRules): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
  return `:80 {
	root * /srv/studio

	header Cache-Control ${quoted(PAGE_CACHE)}
${cacheRules.map(({ path, value }) => `	header ${path} Cache-Control ${quoted(value)}`).join("\n")}
	header {
${Object.entries(headers)
  .map(([name, value]) => `		${name} ${quoted(value)}`)
  .join("\n")}
	}

${moved.map(({ from, to }) => `	redir ${from} ${to} 301\n`).join("")}
	@slash path_regexp slash ^(/.+)/$
	redir @slash {re.slash.1} 308
	@hidden path /_* /404
	error @hidden 404

	@post path_regexp ^/blog/[^/]+$
	rewrite @post {
		try_files {path}.html /${POST_SHELL}
	}
	try_files {path}.html {path}
	file_server {
		precompressed br gzip
	}

	handle_errors {
		rewrite * /404.html
		file_server
	}
}
`;
}
