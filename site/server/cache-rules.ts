/** How long browsers keep what the site serves, by path. The first rule that fits is taken. */
export const cacheRules = [
  // Names carry a hash of the content.
  { path: "/assets/*", value: "public, max-age=31536000, immutable" },
  { path: "/og/*", value: "public, max-age=31536000, immutable" },
  { path: "/pictures/*", value: "public, max-age=31536000, immutable" },
  { path: "/images/*", value: "public, max-age=604800, stale-while-revalidate=86400" },
] as const;

/** Pages: asked for each time, answered by "not modified" most of the time. */
export const PAGE_CACHE = "public, max-age=0, must-revalidate";

export function cacheControl(path: string): string {
  const rule = cacheRules.find(({ path: pattern }) => path.startsWith(pattern.slice(0, -1)));
  return rule?.value ?? PAGE_CACHE;
}
