import { readFile } from "node:fs/promises";
import path from "node:path";

const LARGEST_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const UPLOADS = "/storage/v1/object/public/";

/** Where the build may read pictures from. */
export interface PictureSources {
  /** Folder of the site's own pictures, whose addresses are paths. */
  readonly publicDir: string;
  /** Address of the backend whose storage holds the uploads. */
  readonly storageUrl: string;
}

/**
 * The bytes of an uploaded picture or of one of the site's own. Editors write addresses freely, so that
 * no other server is asked: the build may reach addresses that visitors cannot. Throws when the picture is
 * elsewhere, missing, larger than 20 MB, redirected or slower than the timeout, in milliseconds.
 */
export async function fetchPicture(
  address: string,
  { publicDir, storageUrl }: PictureSources,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer> {
  if (isPath(address)) {
    return readFile(path.join(publicDir, path.posix.normalize(address)));
  }
  if (!isUpload(address, storageUrl)) {
    throw new Error("it is not in the studio's storage and is shown from its own address");
  }
  const response = await fetch(address, {
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return limitedBody(response);
}

/** Whether the build makes copies of a picture at all. */
export function isOwnPicture(address: string, storageUrl: string): boolean {
  return isPath(address) || isUpload(address, storageUrl);
}

/** "//host" and "/\host" are addresses of another site. */
function isPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function isUpload(address: string, storageUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, username, password } = new URL(address);
  const isPlain = username === "" && password === "";
  return isPlain && origin === new URL(storageUrl).origin && pathname.startsWith(UPLOADS);
}

/** Counts while it reads: a few compressed kilobytes may unpack to gigabytes. */
async function limitedBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the response.
    if (size > LARGEST_BYTES) throw new Error("it is larger than 20 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
