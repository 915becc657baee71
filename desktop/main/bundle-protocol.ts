import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { bundlePath, isInside } from "./bundle-path.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

interface BundleOptions {
  /** Folder of the built renderer. */
  readonly root: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Responds to every request of the window from the bundle, with the security headers on each
 * response. */
export function createBundleHandler({ root, headers }: BundleOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, headers);
    const wanted = bundlePath(root, request.url);
    if (wanted === null) return refuse(400, headers);
    const file = await realFile(root, wanted);
    if (file === null) return refuse(404, headers);
    const type = types[path.extname(file).toLowerCase()] ?? "application/octet-stream";
    const body = request.method === "HEAD" ? null : await readFile(file);
    return new Response(body, { headers: { ...headers, "Content-Type": type } });
  };
}

/** Resolves symbolic links, which must not lead out of the bundle. */
async function realFile(root: string, wanted: string): Promise<string | null> {
  try {
    const [realRoot, file] = await Promise.all([realpath(root), realpath(wanted)]);
    return isInside(realRoot, file) && path.extname(file) !== "" ? file : null;
  } catch (error) {
    if (error instanceof Error && "code" in error) return null;
    throw error;
  }
}

function refuse(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status, headers: { ...headers } });
}
