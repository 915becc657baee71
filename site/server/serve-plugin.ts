import type { Connect, Plugin } from "vite";

/**
 * Makes the development and preview servers answer as a production host does: security headers on
 * everything and the dashboard's own page at /admin (and only there).
 */
export function servePlugin(headers: Readonly<Record<string, string>>): Plugin {
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const [path = "/", query] = (request.url ?? "/").split("?", 2);
    if (path === "/admin" || path === "/admin/") {
      request.url = query === undefined ? "/admin.html" : `/admin.html?${query}`;
    }
    next();
  };
  return {
    name: "studio-serve",
    configureServer: (server) => {
      server.middlewares.use(answer);
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(answer);
    },
  };
}
