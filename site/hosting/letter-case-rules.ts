import { PAGE_PATHS } from "../config/letter-case.ts";

/*
 * Redirects from paths in other letter case (/About) to lower case, for hosts whose rules cannot change the
 * case of a text: one rule per page. The slug of a post is not changed; the page's script lowers it.
 */

/** Word characters and hyphens only, so that the Location stays on this site. */
const SLUG = "[\\w-]+";

interface LetterCaseRules {
  /** Outside of the server block. */
  readonly map: string;
  readonly redirect: string;
}

/** For nginx, whose maps compare strings case-insensitively; regular expressions compare exactly. */
export function nginxLetterCase(): LetterCaseRules {
  const pages = PAGE_PATHS.flatMap((path) => [`  "~^${path}$" "";`, `  "~*^${path}$" ${path};`]);
  return {
    map: `# Pages in other letters, and their address.
map $uri $studio_lower {
  default "";
${pages.join("\n")}
  "~^/blog/" "";
  "~*^/blog/(?<slug>${SLUG})$" /blog/$slug;
}`,
    redirect: "  if ($studio_lower) { return 308 $studio_lower$is_args$args; }",
  };
}

/** Lines of the `route` block of a Caddyfile. */
export function caddyLetterCase(): string {
  const pages = PAGE_PATHS.flatMap((path) => [`~^${path}$ ""`, `~(?i)^${path}$ ${path}`]);
  const posts = [`~^/blog/ ""`, `~(?i)^/blog/(${SLUG})$ /blog/\${1}`];
  const lines = [...pages, ...posts, `default ""`].map((line) => `			${line}`);
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
  const blog = `/:blog((?!blog/)${anyCase("blog")})/:slug(${SLUG})`;
  return [...pages, { source: blog, destination: "/blog/:slug" }].map((redirect) => ({
    ...redirect,
    statusCode: 308,
  }));
}
