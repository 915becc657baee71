import { readdir } from "node:fs/promises";
import { basename } from "node:path";

/** The dashboard's entry, which is not a public page. */
const DASHBOARD = "admin.html";

/** Public pages in a folder of a build; 0 if there is no such folder. */
export async function countPages(folder: string): Promise<number> {
  try {
    const files = await readdir(folder, { recursive: true });
    return files.filter((file) => file.endsWith(".html") && basename(file) !== DASHBOARD).length;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
}
