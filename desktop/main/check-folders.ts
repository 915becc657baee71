import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Folders that the app writes to, and the consequence if one is read-only. */
interface WrittenFolders {
  readonly userData: string;
  readonly logs: string;
}

/** A sentence about the first folder that cannot be written, or null when both can. */
export async function describeUnwritable(folders: WrittenFolders): Promise<string | null> {
  if (!(await isWritable(folders.userData))) {
    return `The folder ${folders.userData} cannot be written, so your sign-in and settings last only until you quit.`;
  }
  if (!(await isWritable(folders.logs))) {
    return `The log in ${folders.logs} cannot be written, so problems are not recorded.`;
  }
  return null;
}

async function isWritable(folder: string): Promise<boolean> {
  const probe = path.join(folder, `write-test-${String(process.pid)}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, "");
    await rm(probe);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error) return false;
    throw error;
  }
}
