const LINK_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
const IMAGE_SCHEMES = new Set(["http:", "https:"]);

/** Returns a link's URL if it is http, https, mailto, tel or a path of this site, else null. */
export function linkAddress(written: string): string | null {
  return allowedUrl(written, LINK_SCHEMES);
}

/** Returns the URL of an image or video if it is http, https or a path of this site, else null. */
export function imageUrl(written: string): string | null {
  return allowedUrl(written, IMAGE_SCHEMES);
}

function allowedUrl(written: string, schemes: ReadonlySet<string>): string | null {
  const address = written.trim();
  // "//host" and "/\host" are URLs of other hosts.
  if (/^\/(?![/\\])/.test(address)) return address;
  // The URL parser decides on the scheme, because browsers parse URLs in the same way.
  if (!URL.canParse(address)) return null;
  return schemes.has(new URL(address).protocol) ? address : null;
}
