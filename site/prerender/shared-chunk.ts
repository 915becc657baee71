import path from "node:path";
import type { Rolldown } from "vite";
import { PATTERN_PAGES, PUBLIC_PAGES } from "#site/config/public-pages.ts";

const siteRoot = path.resolve(import.meta.dirname, "..");
const UI_LIBRARIES = /\/(?:@chakra-ui|@ark-ui|@zag-js|lucide-react|react-dom)\//;
/** Pages without the text of a post or project. What only the others use stays out of the chunk of all pages. */
const PAGES_WITHOUT_TEXT = [
  ...Object.values(PUBLIC_PAGES),
  PATTERN_PAGES.material,
  PATTERN_PAGES.notFound,
].map(({ module }) => path.join(siteRoot, module));

/** A module as the bundler knows it; `importers` are the files that import it statically. */
type Importers = Pick<Rolldown.ModuleInfo, "importers" | "isEntry">;

/**
 * "shared" for own code and the UI libraries that the entry or a page without a text uses: they become one chunk of all
 * pages. Null for anything else, which gets small chunks of its own.
 */
export function sharedChunk(file: string, infoOf: (file: string) => Importers | null) {
  if (file.includes("/node_modules/") && !UI_LIBRARIES.test(file)) return null;
  const users = new Set([file]);
  // A set takes what is added while it is iterated.
  for (const user of users) {
    const info = infoOf(user);
    if (info?.isEntry === true || PAGES_WITHOUT_TEXT.includes(user)) return "shared";
    for (const importer of info?.importers ?? []) users.add(importer);
  }
  return null;
}
