import path from "node:path";
import type { Connect, Plugin } from "vite";
import { lowerCaseAddress } from "../config/letter-case.ts";
import { serveStatic } from "./static-files.ts";

/**
 * Sends security headers with every response. The preview server serves the build like a production host.
 * The development server serves the dashboard's page at /admin (only), redirects paths in other letter case
 * and finds nothing at a path that begins with two slashes.
 */
export function previewPlugin(headers: Readonly<Record<string, string>>): Plugin {
  const withHeaders: Connect.NextHandleFunction = (_, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
  return {
    name: "studio-serve",
    configureServer: (server) => {
      server.middlewares.use(withHeaders);
      server.middlewares.use((request, response, next) => {
        const [address = "/", query] = (request.url ?? "/").split("?", 2);
        if (address.startsWith("//")) {
          response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found");
          return;
        }
        const lower = lowerCaseAddress(address.replace(/(?<=.)\/$/, ""));
        if (lower !== null) {
          const search = query === undefined ? "" : `?${query}`;
          response.writeHead(308, { Location: `${lower}${search}` }).end();
          return;
        }
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
