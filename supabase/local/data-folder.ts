import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { BackendError, reasonOf } from "./backend-error.ts";
import { lockFolder } from "./lockfile.ts";

/** The files of one installation: database, images, mails, secrets. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  readonly media: string;
  readonly mail: string;
  readonly secretsFile: string;
  readonly release: () => void;
}

/** Creates the folder, readable by its owner only, and locks it for this process. */
export function openDataFolder(dataDir: string): DataFolder {
  const path = resolve(dataDir);
  const media = join(path, "media");
  try {
    mkdirSync(media, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new BackendError(
      "data-folder-unwritable",
      `The data folder ${path} cannot be written (${reasonOf(error)}); choose another one or change its rights.`,
      error,
    );
  }
  return {
    path,
    database: join(path, "database"),
    media,
    mail: join(path, "mail"),
    secretsFile: join(path, "secrets.json"),
    release: lockFolder(path),
  };
}
