import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { freePort } from "../tools/ports.ts";
import { caddyConfig } from "../hosting/caddy-config.ts";
import { writeCloudflareFiles } from "../prerender/write-host-files.ts";
import { nginxFile } from "../hosting/host-config.ts";
import type { HostRules } from "../hosting/host-config.ts";

export interface HostServer {
  readonly name: string;
  /** Writes the shipped configuration with folder and port replaced; returns the server's arguments. */
  readonly prepare: (folder: string, port: number, rules: HostRules) => Promise<readonly string[]>;
  /** Output that shows that it accepts requests. */
  readonly ready: string;
  /** Whether it serves the compressed copies. */
  readonly sendsCompressed: boolean;
  /** Its Cache-Control header of missing pages. */
  readonly missingCache: string;
  /** It has rules beyond files: for queries, doubled slashes, hidden files and the status of shells. */
  readonly hasRules: boolean;
}

export interface RunningHost {
  /** Origin, without a slash at its end. */
  readonly address: string;
  stop(): Promise<void>;
}

/** A certificate and its key, as files. */
interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface TlsServer extends Pick<HostServer, "name" | "ready"> {
  /** Writes the shipped configuration with folder, ports and certificate replaced. */
  readonly prepareTls: (
    folder: string,
    ports: { readonly tls: number; readonly plain: number },
    rules: HostRules,
    certificate: Certificate,
  ) => Promise<readonly string[]>;
}

/** Cache-Control header of pages. */
export const EXPECTED_PAGE_CACHE = "public, max-age=0, must-revalidate";

async function writeText(file: string, text: string): Promise<string> {
  await writeFile(file, text);
  return file;
}

const nginx: HostServer & TlsServer = {
  name: "nginx",
  prepare: (folder, port, rules) =>
    nginxArguments(folder, nginxFile(rules).replace("listen 80;", `listen 127.0.0.1:${port};`)),
  prepareTls: (folder, ports, rules, { cert, key }) =>
    nginxArguments(
      folder,
      nginxFile(rules)
        .replaceAll(/ *listen \[::\].*\n/g, "")
        .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
        .replace("listen 443 ssl", `listen 127.0.0.1:${ports.tls} ssl`)
        .replace(/ssl_certificate \S+;/, `ssl_certificate ${cert};`)
        .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`),
    ),
  ready: "start worker process ",
  sendsCompressed: true,
  missingCache: EXPECTED_PAGE_CACHE,
  hasRules: true,
};

async function nginxArguments(folder: string, config: string): Promise<readonly string[]> {
  const settings = `daemon off; pid ${folder}/pid; error_log stderr notice;
events {}
http {
  access_log off;
  types { text/html html; text/javascript js; text/css css; text/xml xml; application/json json; text/plain txt; }
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${config.replace("root /srv/studio;", `root ${folder}/site;`)}
}`;
  return ["-e", "stderr", "-c", await writeText(path.join(folder, "settings"), settings)];
}

const caddy: HostServer & TlsServer = {
  name: "caddy",
  prepare: (folder, port, rules) =>
    caddyArguments(
      folder,
      "auto_https off",
      caddyConfig(rules).replace(":80 {", `http://127.0.0.1:${port} {`),
    ),
  prepareTls: (folder, ports, rules, { cert, key }) =>
    caddyArguments(
      folder,
      `http_port ${ports.plain}\n\thttps_port ${ports.tls}\n\tdefault_bind 127.0.0.1`,
      caddyConfig(rules).replace("{\n", `{\n\ttls ${cert} ${key}\n`),
    ),
  ready: "serving initial configuration",
  sendsCompressed: true,
  missingCache: EXPECTED_PAGE_CACHE,
  hasRules: true,
};

async function caddyArguments(
  folder: string,
  options: string,
  config: string,
): Promise<readonly string[]> {
  const settings = `{
	admin off
	${options}
	storage file_system ${folder}/caddy
}
${config.replace("/srv/studio", `${folder}/site`)}`;
  const file = await writeText(path.join(folder, "settings"), settings);
  return ["run", "--adapter", "caddyfile", "--config", file];
}

/** Cloudflare's own runtime for Pages. */
const wrangler: HostServer = {
  name: "wrangler",
  prepare: async (folder, port, rules) => {
    const site = path.join(folder, "site");
    await writeCloudflareFiles(site, rules);
    return wranglerArguments(site, port);
  },
  ready: "Ready on",
  sendsCompressed: false,
  missingCache: "no-store",
  hasRules: false,
};

export const hostServers: readonly HostServer[] = [nginx, caddy, wrangler];
/** Servers whose shipped configuration has TLS; other hosts do it by themselves. */
export const tlsServers: readonly TlsServer[] = [nginx, caddy];

/** Whether the server's program is installed; otherwise its tests are skipped. */
export function isInstalled(name: string): boolean {
  return spawnSync(name, ["--version"]).error === undefined;
}

/** Starts a server for a site with these files, with the shipped configuration. */
export function startHost(
  host: HostServer,
  files: Readonly<Record<string, string>>,
  rules: HostRules,
): Promise<RunningHost> {
  return startInFolder(host, files, (folder, port) => host.prepare(folder, port, rules));
}

/** The same with TLS; the address is that of TLS. */
export async function startTlsHost(
  host: TlsServer,
  files: Readonly<Record<string, string>>,
  rules: HostRules,
  certificate: Certificate,
): Promise<RunningHost & { readonly plainAddress: string }> {
  const plain = await freePort();
  const server = await startInFolder(host, files, (folder, tls) =>
    host.prepareTls(folder, { tls, plain }, rules, certificate),
  );
  return { ...server, plainAddress: `http://127.0.0.1:${plain}` };
}

async function startInFolder(
  { name, ready }: Pick<HostServer, "name" | "ready">,
  files: Readonly<Record<string, string>>,
  prepare: (folder: string, port: number) => Promise<readonly string[]>,
): Promise<RunningHost> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "studio-host-"));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, "site", file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    await writeFile(`${target}.gz`, gzipSync(text));
  }
  const server = await startOnFreePort(async (port) => {
    const options = await prepare(folder, port);
    // nginx started by root runs its workers as another user.
    spawnSync("chmod", ["-R", "a+rX", folder]);
    return run(name, options, ready, folder);
  });
  return {
    address: server.address,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Serves a build with Cloudflare's runtime for Pages. */
export function serveByWrangler(site: string, folder: string): Promise<RunningHost> {
  return startOnFreePort((port) =>
    run("wrangler", wranglerArguments(site, port), wrangler.ready, folder),
  );
}

const ATTEMPTS = 3;

/** Tries again on another port if the server ends: another process may have taken the free port. */
async function startOnFreePort(
  start: (port: number) => Promise<() => Promise<void>>,
  attempt = 1,
): Promise<RunningHost> {
  const port = await freePort();
  try {
    return { address: `http://127.0.0.1:${port}`, stop: await start(port) };
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return startOnFreePort(start, attempt + 1);
  }
}

function wranglerArguments(site: string, port: number): readonly string[] {
  const date = ["--compatibility-date", "2026-01-01"];
  return ["pages", "dev", site, "--ip", "127.0.0.1", "--port", String(port), ...date];
}

async function run(program: string, options: readonly string[], ready: string, folder: string) {
  const server = spawn(program, options, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: folder },
  });
  await started(server, ready);
  return async () => {
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
  };
}

/** Resolves when the server accepts requests; rejects with its output if it ends instead. */
function started(server: ChildProcess, ready: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    for (const output of [server.stdout, server.stderr]) {
      output?.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes(ready)) resolve();
      });
    }
    server.once("exit", () => {
      reject(new Error(text));
    });
  });
}
