import { readFile } from "node:fs/promises";
import path from "node:path";
import { PUBLIC_FILES } from "#supabase/data/public-files.ts";

const MAX_MB = 20;
const MAX_BYTES = MAX_MB * 1024 * 1024;
const TIMEOUT_MS = 20_000;

/** Where the build may read images from. */
export interface ImageLocations {
  /** Folder of the site's own images, which are addressed by paths. */
  readonly publicDir: string;
  /** Origin of the backend whose storage holds the uploads. */
  readonly storageUrl: string;
}

/**
 * Reads an uploaded image or one of the site's own. Editors enter URLs freely and the build can reach hosts
 * that visitors cannot, so no other server is requested (SSRF). Throws if the image is elsewhere, missing,
 * larger than `MAX_MB`, redirected, or slower than `timeoutMs` milliseconds.
 */
export async function fetchImage(
  url: string,
  { publicDir, storageUrl }: ImageLocations,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer> {
  if (isPath(url)) {
    return readFile(path.join(publicDir, path.posix.normalize(url)));
  }
  if (!isUpload(url, storageUrl)) {
    throw new Error("it is not in the studio's storage and is shown from its own address");
  }
  const response = await fetch(url, {
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return limitedBody(response);
}

/** The build makes variants only of the site's own images and of uploads. */
export function isOwnImage(url: string, storageUrl: string): boolean {
  return isPath(url) || isUpload(url, storageUrl);
}

/** A path on this site; "//host" and "/\host" are URLs of other hosts. */
function isPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

function isUpload(url: string, storageUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname, username, password } = new URL(url);
  const isPlain = username === "" && password === "";
  return isPlain && origin === new URL(storageUrl).origin && pathname.startsWith(PUBLIC_FILES);
}

/** Counts bytes while reading, because a few compressed kilobytes can expand to gigabytes. */
async function limitedBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop by an exception cancels the response.
    if (size > MAX_BYTES) throw new Error(`it is larger than ${String(MAX_MB)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
