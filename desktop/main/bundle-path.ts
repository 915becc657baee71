import path from "node:path";

/** Scheme of the URLs under which the app serves its own page. */
export const BUNDLE_SCHEME = "studio";
const BUNDLE_HOST = "dashboard";
export const BUNDLE_ORIGIN = `${BUNDLE_SCHEME}://${BUNDLE_HOST}`;
/** The only page of the app. */
export const START_URL = `${BUNDLE_ORIGIN}/index.html`;

/** The file inside `root` for a URL of the bundle, or null for any other URL. Never throws; the caller
 * checks symbolic links. */
export function bundlePath(root: string, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== `${BUNDLE_SCHEME}:` || url.host !== BUNDLE_HOST) return null;
  const decoded = decodePath(url.pathname);
  if (decoded === null || hasUnsafePart(decoded)) return null;
  const file = path.join(root, decoded === "/" ? "index.html" : decoded);
  return isInside(root, file) ? file : null;
}

/** True when `file` is below `root`; both are absolute paths. */
export function isInside(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return relative !== "" && !relative.startsWith("..") && !path.isAbsolute(relative);
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A malformed percent sequence names no file.
    return null;
  }
}

function hasUnsafePart(decoded: string): boolean {
  return (
    decoded.includes("\0") ||
    decoded.includes("\\") ||
    decoded.includes("%") ||
    decoded.split("/").some((part) => part === ".." || part === ".")
  );
}
