import { cleanRow } from "#supabase/data/sanitize-text.ts";

/** Maximum body in bytes: a file of 10 MiB, or many times the largest post. */
const MAX_BYTES = 11 * 1024 * 1024;

/** Reads the whole body before the request enters the queue: a slow sender must not block others. */
export async function readBody(
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | null | "too-large"> {
  if (request.body === null) return null;
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BYTES) return "too-large";
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > MAX_BYTES) return "too-large";
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** PostgreSQL cannot store U+0000 or lone surrogates: it would refuse the row or store U+FFFD. */
export function cleanBody(
  path: string,
  body: Uint8Array<ArrayBuffer> | null,
): Uint8Array<ArrayBuffer> | null {
  if (body === null || !path.startsWith("/rest/v1/")) return body;
  const text = new TextDecoder().decode(body);
  if (!/\\u(0000|d[89a-f])/i.test(text)) return body;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return body;
    return new TextEncoder().encode(JSON.stringify(cleanRow(value)));
  } catch {
    return body;
  }
}

/** The request with another body; method, URL and the other headers stay. */
export function withBody(request: Request, body: Uint8Array<ArrayBuffer> | null): Request {
  const headers = new Headers(request.headers);
  if (body !== null) headers.set("content-length", String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}
