import { useMemo } from "react";
import type { Uploads } from "./use-uploads.ts";

/**
 * Finds the object URL of a file that is not uploaded yet, by the id of its upload; '' without one. The function stays
 * the same while uploads progress, so that a preview of their images is not rendered again.
 */
export function useObjectUrls(
  ids: readonly string[],
  uploads: Pick<Uploads, "get">,
): (id: string) => string {
  const lines = ids
    .map((id) => ({ id, upload: uploads.get(id) }))
    .flatMap(({ id, upload }) => (upload === undefined ? [] : [`${id} ${upload.objectUrl}`]))
    .join("\n");
  return useMemo(() => {
    const urls = new Map(lines.split("\n").map((line) => splitAtSpace(line)));
    return (id) => urls.get(id) ?? "";
  }, [lines]);
}

function splitAtSpace(line: string): readonly [string, string] {
  const end = line.lastIndexOf(" ");
  return [line.slice(0, Math.max(0, end)), line.slice(end + 1)];
}
