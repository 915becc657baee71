import { linkAddress } from "#site/format/url-allowlist.ts";
import { inlineTokens } from "./inline-tokens.ts";

/** Addresses of a text's links, as written, each once, in order. */
export function linksOf(content: string): readonly string[] {
  if (!content.includes("](")) return [];
  const links = inlineTokens(content)
    .filter(({ type }) => type === "link_open")
    .map((token) => String(token.attrGet("href") ?? ""));
  return [...new Set(links)];
}

/** Address of the first image of a text whose URL contains `part`; null without one. */
export function firstImageWith(content: string, part: string): string | null {
  if (!content.includes(part)) return null;
  const images = inlineTokens(content)
    .filter(({ type }) => type === "image")
    .map((token) => String(token.attrGet("src") ?? ""));
  return images.find((src) => src.includes(part)) ?? null;
}

/** Target of a link, as far as its address alone decides. */
export type LinkTarget =
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "external" }
  | { readonly kind: "malformed" };

const MAIL_OR_PHONE = /^(?:mailto:[^@\s]+@[^@\s]+\.[^@\s]+|tel:\+?[\d\s().-]{3,})$/i;

/** Decides on an address; `origin` is that of the public site, whose absolute URLs are pages, too. */
export function linkTarget(address: string, origin: string): LinkTarget {
  const known = linkAddress(address);
  if (known === null) return { kind: "malformed" };
  if (/^(?:mailto|tel):/i.test(known))
    return { kind: MAIL_OR_PHONE.test(known) ? "external" : "malformed" };
  const url = new URL(known, origin);
  if (url.origin === origin) return { kind: "page", path: withoutLastSlash(url.pathname) };
  return { kind: url.hostname.includes(".") ? "external" : "malformed" };
}

/** A page answers under its path with a slash at the end, too. */
function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
