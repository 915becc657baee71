import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import type { Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import { cacheControl, PAGE_CACHE } from "./cache-rules.ts";
import { answerFor } from "./resolve-url.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const COMPRESSED = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * Request handler that behaves like a production host: the rules of resolve-url.ts, compressed copies,
 * caching and ETag validation.
 */
export function serveStatic(root: string) {
  const moved = readRedirects(root);
  const files = {
    has: (file: string) => isFile(path.join(root, file)),
    movedTo: (address: string) => moved.get(address),
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const [address = "/", query] = (request.url ?? "/").split("?", 2);
    const answer = answerFor(address, files, query);
    if (answer.kind === "redirect") {
      const search = query === undefined ? "" : `?${query}`;
      response.writeHead(answer.status, { Location: `${answer.to}${search}` }).end();
      return;
    }
    response.statusCode = answer.status;
    response.setHeader("Cache-Control", answer.status === 404 ? PAGE_CACHE : cacheControl(address));
    sendFile(path.join(root, answer.file), request, response);
  };
}

function sendFile(file: string, request: IncomingMessage, response: ServerResponse) {
  const { sent, encoding } = compressedCopy(file, request.headers["accept-encoding"] ?? "");
  const stats = statSync(sent);
  const tag = entityTag(stats, encoding);
  response.setHeader("ETag", tag);
  response.setHeader("Vary", "Accept-Encoding");
  if (request.headers["if-none-match"] === tag && response.statusCode === 200) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", TYPES[path.extname(file)] ?? "application/octet-stream");
  response.setHeader("Content-Length", stats.size);
  if (encoding !== null) response.setHeader("Content-Encoding", encoding);
  if (request.method === "HEAD") response.end();
  else {
    // Unlike `pipe`, closes the file if the connection ends early.
    pipeline(createReadStream(sent), response, (error) => {
      if (error instanceof Error && !isAborted(error)) console.error(error);
    });
  }
}

/** The client has closed the connection, which is no error of the server. */
function isAborted(error: NodeJS.ErrnoException): boolean {
  return error.code === "ERR_STREAM_PREMATURE_CLOSE" || error.code === "ECONNRESET";
}

function compressedCopy(file: string, accepted: string): { sent: string; encoding: string | null } {
  for (const [encoding, ending] of COMPRESSED) {
    if (accepted.includes(encoding) && isFile(file + ending)) {
      return { sent: file + ending, encoding };
    }
  }
  return { sent: file, encoding: null };
}

function entityTag({ size, mtimeMs }: Stats, encoding: string | null): string {
  return `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${encoding ?? ""}"`;
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
