import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { contentType } from "mime-types";
import send from "send";
import { normalizePath } from "#supabase/data/redirect-paths.ts";
import { cacheControl, PAGE_CACHE } from "./cache-rules.ts";
import { resolveUrl } from "./resolve-url.ts";
import type { ResolvedUrl } from "./resolve-url.ts";

const COMPRESSED = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * Request handler that behaves like a production host: the rules of resolve-url.ts, compressed copies,
 * caching and ETag validation. Sends files with `send`, because sirv 3 responds with no status but 200 and
 * leaves the files of aborted requests open.
 */
export function serveStatic(root: string) {
  const moved = readRedirects(root);
  const files = {
    has: (file: string) => isFile(path.join(root, file)),
    movedTo: (address: string) => moved.get(normalizePath(address)),
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [address = "/", query] = (request.url ?? "/").split("?", 2);
    const resolved = resolveUrl(address, files, query);
    if (resolved.kind === "redirect") {
      const search = query === undefined || resolved.dropsQuery === true ? "" : `?${query}`;
      const [to = "", fragment] = resolved.to.split("#", 2);
      const hash = fragment === undefined ? "" : `#${fragment}`;
      response.writeHead(resolved.status, { Location: to + search + hash }).end();
      return;
    }
    response.setHeader(
      "Cache-Control",
      resolved.status === 404 ? PAGE_CACHE : cacheControl(address),
    );
    sendFile(root, resolved, request, response);
  };
}

function sendFile(
  root: string,
  { file, status }: Extract<ResolvedUrl, { kind: "file" }>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const accepted = request.headers["accept-encoding"] ?? "";
  const { ending, encoding } = compressedCopy(path.join(root, file), accepted);
  response.statusCode = status;
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== null) {
    response.setHeader("Content-Encoding", encoding);
    // Otherwise it would be the type of the compressed file.
    response.setHeader(
      "Content-Type",
      contentType(path.extname(file)) || "application/octet-stream",
    );
  }
  send(request, encodeURIComponent(file + ending), {
    root,
    index: false,
    cacheControl: false,
    acceptRanges: status === 200,
  }).pipe(response);
}

function compressedCopy(
  file: string,
  accepted: string,
): { ending: string; encoding: string | null } {
  for (const [encoding, ending] of COMPRESSED) {
    if (accepted.includes(encoding) && isFile(file + ending)) return { ending, encoding };
  }
  return { ending: "", encoding: null };
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/** The permanent redirects in `_redirects`, whose lines are: from, to, status. */
function readRedirects(root: string): Map<string, string> {
  const file = path.join(root, "_redirects");
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, "utf8").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [from = "", to = "", status] = line.trim().split(/\s+/);
      return status === "301" ? [[from, to] as const] : [];
    }),
  );
}
