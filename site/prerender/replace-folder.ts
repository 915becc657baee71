import { rename, rm } from "node:fs/promises";

/**
 * Writes a folder beside the present one and puts it in its place when it is complete. If writing fails,
 * the present folder stays as it is. Two renames: the folder is missing for an instant between them.
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
    // The first build has nothing to replace.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
