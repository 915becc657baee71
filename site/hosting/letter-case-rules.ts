import { PAGE_PATHS } from "../config/letter-case.ts";
import { paths } from "../config/paths.ts";

/*
 * Redirects from paths in other letter case (/About) to lower case, for hosts whose rules cannot change the
 * case of a text: one rule per page. What follows /blog or /portfolio, such as a slug, is not changed; the
 * page's script lowers it.
 */

/** The first segment of posts, projects and lists. */
const SECTIONS = [paths.blog, paths.portfolio] as const;
/** Word characters and hyphens only, so that the Location stays on this site. */
const REST = "(?:/[\\w-]+)+";

interface LetterCaseRules {
  /** Outside of the server block. */
  readonly map: string;
  readonly redirect: string;
}

/** For nginx, whose maps compare strings case-insensitively; regular expressions compare exactly. */
export function nginxLetterCase(): LetterCaseRules {
  const pages = PAGE_PATHS.flatMap((path) => [`  "~^${path}$" "";`, `  "~*^${path}$" ${path};`]);
  const below = SECTIONS.flatMap((path) => [
    `  "~^${path}/" "";`,
    `  "~*^${path}(?<${path.slice(1)}_rest>${REST})$" ${path}$${path.slice(1)}_rest;`,
  ]);
  return {
    map: `# Pages in other letters, and their address.
map $uri $studio_lower {
  default "";
${[...pages, ...below].join("\n")}
}`,
    redirect: "  if ($studio_lower) { return 308 $studio_lower$is_args$args; }",
  };
}

/** Lines of the `route` block of a Caddyfile. */
export function caddyLetterCase(): string {
  const pages = PAGE_PATHS.flatMap((path) => [`~^${path}$ ""`, `~(?i)^${path}$ ${path}`]);
  const below = SECTIONS.flatMap((path) => [
    `~^${path}/ ""`,
    `~(?i)^${path}(${REST})$ ${path}\${1}`,
  ]);
  const lines = [...pages, ...below, `default ""`].map((line) => `			${line}`);
  return `		# Pages in other letters, and their address.
		map {path} {studio_lower} {
${lines.join("\n")}
		}
		map {query} {studio_search} {
			~^(.+)$ ?\${1}
			default ""
		}
		@letter_case expression {studio_lower} != ""
		redir @letter_case {studio_lower}{studio_search} 308`;
}

interface VercelRedirect {
  readonly source: string;
  readonly destination: string;
  readonly statusCode: 308;
}

/** Redirects of `vercel.json`. Vercel matches case-sensitively. */
export function vercelLetterCase(): VercelRedirect[] {
  const anyCase = (path: string) =>
    path.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const pages = PAGE_PATHS.map((path) => {
    const name = path.slice(1);
    return { source: `/:page((?!${name}$)${anyCase(name)})`, destination: path };
  });
  const below = SECTIONS.map((path) => {
    const name = path.slice(1);
    const source = `/:list((?!${name}/)${anyCase(name)})/:rest([\\w-]+(?:/[\\w-]+)*)`;
    return { source, destination: `${path}/:rest` };
  });
  return [...pages, ...below].map((redirect) => ({
    ...redirect,
    statusCode: 308,
  }));
}
