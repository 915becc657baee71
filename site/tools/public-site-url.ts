/** The public origin of the site; throws one sentence for a URL that is reachable from this machine only. */
export function publicSiteUrl(value: string | undefined): string {
  const address = value?.trim() ?? "";
  if (address === "") {
    throw new Error(
      "Set VITE_SITE_URL to the public address of the site: the links in mails lead there.",
    );
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" || LOOPBACK.test(url.hostname)) {
    throw new Error(
      `VITE_SITE_URL must be the public https:// address of the site, but it is "${address}".`,
    );
  }
  return url.origin;
}

const LOOPBACK =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/;
