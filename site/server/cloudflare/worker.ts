import { isPost, POST_SHELL, queryPage } from "../site-address.ts";

/*
 * `_worker.js` of a deployment on Cloudflare Pages, whose `_redirects` know neither queries nor whether a
 * file is there: pages of lists and projects by their query, and a page for posts younger than the build.
 * Everything else is left to Cloudflare, which reads `_headers` and `_redirects` for what is sent here, too.
 */
interface Environment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
}

const NOWHERE = "/nothing/is/here";

const worker = {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const send = (path: string) => ASSETS.fetch(new Request(new URL(path, request.url), request));
    // The host's own instructions and the parts of other addresses are no pages.
    if (/^\/[_/]/.test(pathname)) return send(NOWHERE);
    const file = search === "" ? null : queryPage(pathname, search.slice(1));
    if (file !== null) {
      const page = await send(pageOf(file));
      if (page.ok) return page;
    }
    const page = await ASSETS.fetch(request);
    return page.status === 404 && isPost(pathname) ? send(pageOf(POST_SHELL)) : page;
  },
};

export default worker;

/** Cloudflare leads from a file's name to the page. */
function pageOf(file: string): string {
  return `/${file.replace(/\.html$/, "")}`;
}
