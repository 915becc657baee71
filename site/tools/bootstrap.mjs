// Runs a TypeScript entry of this project with nothing but Node and npm: checks the version, installs
// missing packages and starts the pinned Node, which runs TypeScript directly. If the npm package "node"
// has no binary for the system, the installed Node runs the entry, if it is new enough. Plain JavaScript
// without packages, because it runs before they are installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = [20, 19];
const isWindows = process.platform === "win32";
const root = fileURLToPath(new URL("../..", import.meta.url));
const stampFile = `${root}node_modules/.installed-lock`;
const parent = process.ppid;
const [entry, ...entryArguments] = process.argv.slice(2);

if (isOlder(process.versions.node, OLDEST_NODE)) {
  giveUp(
    `This project needs Node ${OLDEST_NODE.join(".")} or newer, but this is ${process.version}.`,
  );
}
if (entry === undefined) giveUp("Usage: node site/tools/bootstrap.mjs <entry.ts> [arguments]");
installWhenNeeded();
// The parent process may have ended during a long installation.
if (process.ppid === parent) handOver();

function isOlder(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.split(".").map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
}

function installWhenNeeded() {
  const lock = readFileSync(`${root}package-lock.json`);
  const stamp = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  if (!isInstalled(JSON.parse(lock))) {
    console.info("Installing packages (npm ci); this takes a minute or two the first time …");
    install();
  }
  writeFileSync(stampFile, stamp);
}

/** True if npm has already installed exactly these packages. */
function isInstalled(lock) {
  const record = `${root}node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(lock.packages).every(
    ([place, wanted]) =>
      place === "" ||
      (installed[place] === undefined
        ? wanted.optional
        : installed[place].version === wanted.version),
  );
}

function install() {
  const npm = process.env["npm_execpath"];
  const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: root, stdio: ["ignore", "inherit", "inherit"] };
  const done = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...flags], options)
    : spawnSync("npm", flags, { ...options, shell: process.platform === "win32" });
  if (done.status !== 0) {
    giveUp("Installing the packages failed; the lines above say why. Fix that and run this again.");
  }
}

function handOver() {
  const node = runningNode();
  const separator = isWindows ? ";" : ":";
  const path = [`${root}node_modules/.bin`, dirname(node), process.env["PATH"]].join(separator);
  const child = spawn(node, [`${root}${entry}`, ...entryArguments], {
    cwd: root,
    // The IPC channel closes when this process ends in any way, which the child listens for.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: path, LITE_TELEMETRY: "0", DO_NOT_TRACK: "1" },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => stopChild(child, signal));
  // npm sends SIGTERM to a shell in between, which ends without passing it on.
  setInterval(() => process.ppid === parent || stopChild(child, "SIGTERM"), 500).unref();
  child.on("error", (error) => giveUp(`Node could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

/**
 * Windows has no signals: there kill() ends a process at once, before the backend has closed its database.
 * Closing the channel makes the child end by itself; a second Ctrl-C does not wait for it.
 */
function stopChild(child, signal) {
  if (isWindows && child.connected) child.disconnect();
  else child.kill(signal);
}

/** The pinned Node; if it is missing or does not run (another C library), the installed one. */
function runningNode() {
  const pinned = `${root}node_modules/node/bin/node${isWindows ? ".exe" : ""}`;
  if (existsSync(pinned)) {
    if (spawnSync(pinned, ["--version"]).status === 0) return pinned;
    // npm scripts would find it first on the path.
    rmSync(`${root}node_modules/.bin/node`, { force: true });
  }
  // Set since 22.18 and 23.6, unless switched off.
  if (process.features.typescript) return process.execPath;
  giveUp(
    `The npm package "node" has no program for ${process.platform}-${process.arch}, so this project needs Node 22.18 or newer here, but this is ${process.version} (https://nodejs.org).`,
  );
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
