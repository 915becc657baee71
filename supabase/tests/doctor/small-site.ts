import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface SmallSite {
  readonly url: string;
  stop(): void;
}

export interface SiteOptions {
  readonly policy: string | null;
  readonly script?: string;
  /** Cache-Control of hashed files. */
  readonly assetCache?: string;
  /** HTML of the blog. */
  readonly blog?: string;
  /** Where posts redirect to; they respond with 200 without it. */
  readonly postsMoveTo?: string;
}

/** A site with the files and headers that the health check looks at. */
export async function startSmallSite(options: SiteOptions): Promise<SmallSite> {
  const { policy, script = "", blog = "", postsMoveTo } = options;
  const { assetCache = "public, max-age=31536000, immutable" } = options;
  const page = '<title>Interior Design Admin</title><script src="/assets/app-1.js"></script>';
  const server = createServer((request, response) => {
    if (policy !== null) response.setHeader("content-security-policy", policy);
    response.setHeader("x-content-type-options", "nosniff");
    const path = request.url ?? "/";
    if (path.startsWith("/assets/")) {
      response.setHeader("cache-control", assetCache);
      response.end(script);
    } else if (path.startsWith("/blog/") && postsMoveTo !== undefined) {
      response.writeHead(308, { location: postsMoveTo });
      response.end();
    } else response.end(path === "/blog" ? blog : page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${String(port)}`, stop };
}
