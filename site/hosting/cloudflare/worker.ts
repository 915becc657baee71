import { isPost, POST_SHELL, queryPage } from "../resolve-url.ts";

/*
 * `_worker.js` for Cloudflare Pages, whose `_redirects` match neither queries nor the existence of files:
 * serves list and project pages by their query, and the post shell for posts published after the build.
 * Everything else is left to Cloudflare, which also applies `_headers` and `_redirects` to the worker's
 * responses.
 */
interface Environment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
}

const MISSING_PATH = "/nothing/is/here";

const worker = {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const fetchAsset = (path: string) =>
      ASSETS.fetch(new Request(new URL(path, request.url), request));
    // Configuration files and query pages are not reachable by their own path.
    if (/^\/[_/]/.test(pathname)) return fetchAsset(MISSING_PATH);
    const file = search === "" ? null : queryPage(pathname, search.slice(1));
    if (file !== null) {
      const page = await fetchAsset(pageOf(file));
      if (page.ok) return page;
    }
    const page = await ASSETS.fetch(request);
    return page.status === 404 && isPost(pathname) ? fetchAsset(pageOf(POST_SHELL)) : page;
  },
};

export default worker;

/** Cloudflare redirects from file names with .html to the path without. */
function pageOf(file: string): string {
  return `/${file.replace(/\.html$/, "")}`;
}
