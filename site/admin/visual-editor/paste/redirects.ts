import { linkAddress } from "#site/format/url-allowlist.ts";

const SEARCH_ENGINE = /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/;

/** The target of a link that Google's programs lead by way of their own site; any other address as it is. */
export function withoutRedirect(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  if (pathname !== "/url" || !SEARCH_ENGINE.test(hostname)) return address;
  const target = searchParams.get("q") ?? searchParams.get("url") ?? "";
  return URL.canParse(target) && linkAddress(target) !== null ? target : address;
}

/** Replaces links by way of Google's site by links to their targets. */
export function unwrapRedirects(body: Element) {
  for (const link of body.querySelectorAll("a[href]")) {
    link.setAttribute("href", withoutRedirect(link.getAttribute("href") ?? ""));
  }
}
