/** A permanent redirect. Both are paths of this site; the new one may have a fragment. */
export interface MovedPath {
  readonly from: string;
  readonly to: string;
}

/**
 * The redirects that hosts get: one for each old path, the first in the list. A path with a page has none: pages win. A
 * redirect to another old path leads to where that one ends, so that a visitor is redirected once; those in a circle are
 * left out. `hasPage` returns whether the build has a file for a path.
 */
export function movedPaths(
  redirects: readonly MovedPath[],
  hasPage: (path: string) => boolean,
): MovedPath[] {
  const targets = new Map<string, string>();
  for (const { from, to } of redirects) {
    if (!targets.has(from) && !hasPage(from)) targets.set(from, to);
  }
  return [...targets.keys()].flatMap((from) => {
    const to = endOf(from, targets);
    return to === null ? [] : [{ from, to }];
  });
}

/** Where the redirects from a path end; null in a circle. */
function endOf(from: string, targets: ReadonlyMap<string, string>): string | null {
  const passed = new Set([from]);
  let to = targets.get(from) ?? from;
  for (;;) {
    const [path = ""] = to.split("#", 1);
    const next = targets.get(path);
    if (passed.has(path)) return null;
    if (next === undefined) return to;
    passed.add(path);
    to = next;
  }
}

/** The path of a redirect as a regular expression: any letter case, with or without a slash at the end. */
export function movedPattern(from: string): string {
  return `^${from.replaceAll(".", "\\.")}/?$`;
}
