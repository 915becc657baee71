import { cacheRules, PAGE_CACHE } from "./cache-rules.ts";
import type { HostRules } from "./host-config.ts";
import { caddyLetterCase } from "./letter-case-rules.ts";
import { NOT_FOUND_PAGE, POST_SHELL, QUERY_PAGES } from "./resolve-url.ts";

/** A Caddyfile. The operator adapts folder and host name. */
export function caddyConfig({ headers, moved }: HostRules): string {
  return `:80 {
	root * /srv/studio

	# In this order; outside of route Caddy would sort the lines its own way.
	route {
		${headerBlock(headers)}
${cacheRules.map(({ path, value }) => `		header ${path} Cache-Control ${quoted(value)}`).join("\n")}

${moved.map(({ from, to }) => `		redir ${from} ${to} 301\n`).join("")}
${PAGES}
		${FILES}
	}

	handle_errors {
		${headerBlock(headers)}
		rewrite * /${NOT_FOUND_PAGE}
		${FILES}
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

		# Pages of lists and projects have files of their own, named by their query.
		@project {
			path /portfolio
			expression {query.project}.matches("^[\\\\w-]+$")
			file /${QUERY_PAGES}/portfolio/project={query.project}.html
		}
		rewrite @project {file_match.relative}
		@list {
			path /blog /portfolio
			expression {query}.matches("^[\\\\w=&+-]+$")
			file /${QUERY_PAGES}{path}/{query}.html
		}
		rewrite @list {file_match.relative}
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

function headerBlock(headers: Readonly<Record<string, string>>): string {
  const all = Object.entries({ "Cache-Control": PAGE_CACHE, ...headers });
  return `header {
${all.map(([name, value]) => `			${name} ${quoted(value)}`).join("\n")}
		}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
