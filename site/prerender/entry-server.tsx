import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { QueryClient } from "@tanstack/react-query";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { FeedBody } from "../rich-text/article-body.tsx";
import { PublicApp } from "../pages/layout/public-app.tsx";
import { routes } from "../routes.tsx";

export { markBuiltEmpty } from "../pages/list/built-empty.tsx";
export { createQueryClient } from "../config/query-client.ts";
export {
  prefetchQueries,
  prefetchSettings,
  prefetchPageCopyImages,
  prefetchHomeRows,
  prefetchSlugsByTitle,
  prefetchProjectResults,
  prefetchTeamPosts,
} from "./prefetch.ts";

interface RenderRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly client: PublicClient;
  /** Prefilled with the page's rows. */
  readonly queryClient: QueryClient;
  readonly siteOrigin: string;
}

interface RenderedPage {
  readonly html: string;
  /** All CSS rules of the page's elements, in order of insertion. */
  readonly css: string;
}

/** A post's text as HTML with absolute URLs, for the feed. */
export function feedHtml(content: string, origin: string): string {
  return renderToStaticMarkup(<FeedBody source={content} origin={origin} />);
}

const handler = createStaticHandler(routes);

/** Renders one public page to HTML with the components that hydrate it. Throws if its route redirects. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(request.url, "http://build.invalid")));
  if (context instanceof Response) throw new Error(`${request.url} responds with a redirect.`);
  return renderWithStyles(
    <StrictMode>
      <PublicApp
        client={request.client}
        queryClient={request.queryClient}
        siteOrigin={request.siteOrigin}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PublicApp>
    </StrictMode>,
  );
}

/**
 * No Stylis plugins: vendor prefixes are added later. One array for all pages, because Emotion keys its
 * cache of compiled rules by it.
 */
const NO_PLUGINS: [] = [];

async function renderWithStyles(page: ReactNode): Promise<RenderedPage> {
  const cache = createCache({ key: "css", stylisPlugins: NO_PLUGINS });
  // Makes Emotion collect the rules instead of writing a <style> before each element. `compat` and `inserted` are fields
  // of the exported type EmotionCache; @emotion/server, the package for servers, uses the same two.
  cache.compat = true;
  const { prelude } = await prerender(
    <CacheProvider value={cache}>{page}</CacheProvider>,
    // By default React streams larger content behind a script that moves it into place.
    { progressiveChunkSize: Infinity },
  );
  const css = Object.values(cache.inserted).filter((rule) => typeof rule === "string");
  return { html: await new Response(prelude).text(), css: css.join("") };
}
