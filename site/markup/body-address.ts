const LINK_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
const PICTURE_SCHEMES = new Set(["http:", "https:"]);

/** Where a link of a post body may lead: http, https, mailto, tel or a path of this site. */
export function linkAddress(written: string): string | null {
  return permitted(written, LINK_SCHEMES);
}

/** Where a picture or film may come from: http, https or a path of this site. */
export function pictureAddress(written: string): string | null {
  return permitted(written, PICTURE_SCHEMES);
}

function permitted(written: string, schemes: ReadonlySet<string>): string | null {
  const address = written.trim();
  // "//host" and "/\host" leave the site although they begin like one of its paths.
  if (/^\/(?![/\\])/.test(address)) return address;
  // The URL parser, not a pattern, decides what the scheme is: it sees what the browser will see.
  if (!URL.canParse(address)) return null;
  return schemes.has(new URL(address).protocol) ? address : null;
}
