import { cacheRules, PAGE_CACHE } from "./cache-rules.ts";
import { PAGE_QUERY, PROJECT_QUERY } from "./former-queries.ts";
import type { HostRules } from "./host-config.ts";
import { caddyLetterCase } from "./letter-case-rules.ts";
import type { MovedPath } from "./moved-paths.ts";
import { NOT_FOUND_PAGE, POST_SHELL, PROJECT_SHELL } from "./resolve-url.ts";

/** A Caddyfile. The operator adapts the folder. With a host name Caddy gets a certificate and redirects to https. */
export function caddyConfig({ headers, moved, tlsHost = null }: HostRules): string {
  return `${tlsHost ?? ":80"} {
	root * /srv/studio

	# In this order; outside of route Caddy would sort the lines its own way.
	route {
		${headerBlock(headers)}
${cacheRules.map(({ path, value }) => `		header ${path} Cache-Control ${quoted(value)}`).join("\n")}

${moved.map(movedLines).join("")}
${PAGES}
		${FILES}
	}

	handle_errors {
		${headerBlock(headers)}
		route {
			@project path_regexp ^/portfolio/[^/]+$
			rewrite @project /${PROJECT_SHELL}
			@other not path /${PROJECT_SHELL}
			rewrite @other /${NOT_FOUND_PAGE}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}
}
`;
}

const PAGES = `		@doubled vars_regexp {http.request.uri.path} //
		error @doubled 404
		# Plain names only: a Location of "/\\host" or "/<tab>/host" leads to another site.
		@slash path_regexp slash ^((?:/[\\w-]+)+)/$
		redir @slash {re.slash.1} 308
		@ending path_regexp ending ^((?:/[\\w-]+)+)\\.html$
		redir @ending {re.ending.1} 308
${caddyLetterCase()}
		@hidden path /_* /404
		error @hidden 404

		# The first version had projects and page numbers in queries.
		@project vars_regexp project {http.request.uri} ${PROJECT_QUERY}
		redir @project /portfolio/{re.project.1} 301
		@page vars_regexp page {http.request.uri} ${PAGE_QUERY}
		redir @page {re.page.1}/page/{re.page.2} 301

		@built file {path}.html {path}
		rewrite @built {file_match.relative}
		@young {
			path_regexp ^/blog/[^/]+$
			not file {path}
		}
		rewrite @young /${POST_SHELL}`;

const FILES = `file_server {
			precompressed br gzip
			disable_canonical_uris
		}`;

/** Caddy's path matcher ignores letter case. */
function movedLines({ from, to }: MovedPath, index: number): string {
  return `		@moved${index} path ${from} ${from}/\n		redir @moved${index} "${to}" 301\n`;
}

function headerBlock(headers: Readonly<Record<string, string>>): string {
  const all = Object.entries({ "Cache-Control": PAGE_CACHE, ...headers });
  return `header {
${all.map(([name, value]) => `			${name} ${quoted(value)}`).join("\n")}
		}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
