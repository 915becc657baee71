import { rename, rm } from "node:fs/promises";

/**
 * Writes a new folder next to the current one and swaps them when it is complete. If writing fails, the
 * current folder is unchanged. The swap is two renames, so the folder is missing for an instant.
 */
export async function replaceFolder<Result>(
  folder: string,
  write: (folder: string) => Promise<Result>,
): Promise<Result> {
  const next = `${folder}.new`;
  const previous = `${folder}.old`;
  await remove(next);
  try {
    const result = await write(next);
    await remove(previous);
    await moveAside(folder, previous);
    await rename(next, folder);
    await remove(previous);
    return result;
  } catch (error) {
    await remove(next);
    throw error;
  }
}

function remove(folder: string) {
  return rm(folder, { recursive: true, force: true });
}

async function moveAside(folder: string, previous: string) {
  try {
    await rename(folder, previous);
  } catch (error) {
    // There is no folder before the first build.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
