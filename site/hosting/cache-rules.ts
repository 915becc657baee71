/** Cache-Control by path. The first matching rule applies. */
export const cacheRules = [
  // File names contain a content hash.
  { path: "/assets/*", value: "public, max-age=31536000, immutable" },
  { path: "/og/*", value: "public, max-age=31536000, immutable" },
  { path: "/pictures/*", value: "public, max-age=31536000, immutable" },
  { path: "/images/*", value: "public, max-age=604800, stale-while-revalidate=86400" },
  // Private previews; the page of every token is the same file.
  { path: "/preview", value: "no-store" },
] as const;

/** Pages are revalidated on each request, usually with the status 304. */
export const PAGE_CACHE = "public, max-age=0, must-revalidate";

/** The Cache-Control value for a URL path. */
export function cacheControl(path: string): string {
  const rule = cacheRules.find(({ path: pattern }) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return rule?.value ?? PAGE_CACHE;
}
