import { readFile } from "node:fs/promises";
import path from "node:path";
import { minifySync, transformWithOxc } from "vite";

// The site's only inline scripts. The content security policy allows them by hash.

/** The script of pages with a form: form-script.ts, minified. The same bytes in every process, as the hash demands. */
export const FORM_SCRIPT = await inlineScript("form-script.ts");

/**
 * Prefetches pages of the site when a link is likely to be followed. No public link leads to the dashboard.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** Compiles a file of this folder to the text of a classic script, by the compiler and minifier that Vite exports. */
async function inlineScript(name: string): Promise<string> {
  const file = path.join(import.meta.dirname, name);
  const compiled = await transformWithOxc(await readFile(file, "utf8"), file, { target: "es2022" });
  const { code, errors } = minifySync("form-script.js", compiled.code, { module: false });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}
