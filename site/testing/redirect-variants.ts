const HOST = "evil.example";

/** Prefixes that a browser, a server or both can read as "//", the start of another host. */
const STARTS = [
  ...[
    "//",
    "///",
    "////",
    "/\\",
    "/\\\\",
    "\\\\",
    "/%5C",
    "/%5c",
    "/%5C%5C",
    "/%5C/",
    "/\\/",
    "//\\",
  ],
  ...["/%2F", "/%2f", "/%2F%2F", "/%2f/", "/%252F", "/%09/", "/%0A/", "/%0D/", "/%0D%0A/", "/%00/"],
  ...["/./", "/.//", "/..//", "/%2e//", "/%2e%2e//", "/;/", "/%20/", "/@"],
  ...["/about//", "/about/%5C", "/about/..//", "/blog//", "/blog/%2F%2F", "/blog/..%2f%5C"],
];
const HOSTS = [HOST, `${HOST}/blog`, `user@${HOST}:80`];
const ENDS = ["", "/", "//", ".html", "/index.html", "/?a=b", "/%2e%2e", "/."];

/** Request targets for which an open redirect would lead to another site; sent without normalization. */
export const redirectVariants: readonly string[] = STARTS.flatMap((start) =>
  HOSTS.flatMap((host) => ENDS.map((end) => `${start}${host}${end}`)),
);

/** Whether a browser would follow this Location from the origin to another one. */
export function leaves(origin: string, location: string): boolean {
  return !URL.canParse(location, origin) || new URL(location, origin).origin !== origin;
}
