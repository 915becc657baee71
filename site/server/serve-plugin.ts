import path from "node:path";
import type { Connect, Plugin } from "vite";
import { serveStatic } from "./static-files.ts";

/**
 * Security headers on everything. The preview server serves the finished site as a production host
 * does; the development server answers /admin (and only that) with the dashboard's own page.
 */
export function servePlugin(headers: Readonly<Record<string, string>>): Plugin {
  const withHeaders: Connect.NextHandleFunction = (_, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
  return {
    name: "studio-serve",
    configureServer: (server) => {
      server.middlewares.use(withHeaders);
      server.middlewares.use((request, _, next) => {
        const [address = "/", query] = (request.url ?? "/").split("?", 2);
        if (address === "/admin" || address === "/admin/") {
          request.url = query === undefined ? "/admin.html" : `/admin.html?${query}`;
        }
        next();
      });
    },
    configurePreviewServer: (server) => {
      const { root, build } = server.config;
      server.middlewares.use(withHeaders);
      server.middlewares.use(serveStatic(path.resolve(root, build.outDir)));
    },
  };
}
