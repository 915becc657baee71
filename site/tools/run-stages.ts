import { mkdirSync, rmSync } from "node:fs";
import { execa } from "execa";
import { ensureBrowser } from "./browser.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";
import { chooseStages } from "./test-stages.ts";
import type { Stage } from "./test-stages.ts";
import { countResults } from "./parse-results.ts";
import type { TestCounts } from "./parse-results.ts";

const REPORTS = "node_modules/.cache/test-reports";
const LIMIT_MINUTES = 30;

interface Result extends TestCounts {
  readonly stage: Stage;
  readonly seconds: number;
}

/** Runs the stages named on the command line and sets the exit code. */
export async function runSelectedStages(all: readonly Stage[]) {
  stopStageOnShutdown();
  try {
    process.exitCode = await runStages(chooseStages(all, process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs all stages, even after a failure, prints a summary and returns the exit code. */
async function runStages(stages: readonly Stage[]): Promise<number> {
  const results: Result[] = [];
  for (const stage of stages) results.push(await run(stage));
  return summarise(results);
}

async function run(stage: Stage): Promise<Result> {
  console.info(`\n── ${stage.what} (${stage.name}) ${"─".repeat(50)}`);
  const started = performance.now();
  const counted = await execute(stage);
  return { ...counted, stage, seconds: (performance.now() - started) / 1000 };
}

async function execute(stage: Stage): Promise<TestCounts> {
  try {
    if (stage.needsBrowser === true) ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, failures: [], notRun: [], flaky: [] };
  }
  const file = `${REPORTS}/${stage.name}.json`;
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  const exitCode = await stream(stage, file);
  return countResults(stage.report, file, exitCode);
}

async function stream(
  { what, command: [program, ...args], report, limitMinutes = LIMIT_MINUTES }: Stage,
  file: string,
): Promise<number> {
  const reporters = {
    vitest: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    playwright: ["--reporter=list,json"],
  };
  const child = execa(program, [...args, ...(report === null ? [] : reporters[report])], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    timeout: limitMinutes * 60 * 1000,
    forceKillAfterDelay: false,
    reject: false,
  });
  endStage = () => {
    child.kill();
    return child;
  };
  const { exitCode = 1, failed, timedOut, code, shortMessage } = await child;
  if (timedOut) console.error(`${what} took too long and was ended.`);
  else if (failed && code !== undefined) console.error(shortMessage);
  return exitCode;
}

function summarise(results: readonly Result[]): number {
  console.info(
    `\n${"stage".padEnd(28)}${"passed".padStart(8)}${"failed".padStart(8)}${"not run".padStart(9)}${"time".padStart(9)}`,
  );
  for (const { stage, passed, failed, notRun, seconds } of results) {
    console.info(
      `${stage.what.padEnd(28)}${String(passed).padStart(8)}${String(failed).padStart(8)}${String(notRun.length).padStart(9)}${`${seconds.toFixed(1)} s`.padStart(9)}`,
    );
  }
  for (const name of results.flatMap((result) => result.notRun)) console.info(`not run: ${name}`);
  for (const name of results.flatMap((result) => result.flaky)) {
    console.info(`passed only at a second try: ${name}`);
  }
  for (const name of results.flatMap((result) => result.failures)) console.info(`failed: ${name}`);
  const sum = (count: (result: Result) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const failed = sum((result) => result.failed);
  console.info(`\n${String(sum((result) => result.passed))} passed, ${String(failed)} failed`);
  return failed > 0 ? 1 : 0;
}

/** Ends the running stage; resolves when it has ended. */
let endStage: (() => Promise<unknown>) | null = null;

/** Ends the running stage together with this process. */
function stopStageOnShutdown() {
  gracefulShutdown((exitCode) => {
    void endStage?.().then(() => process.exit(exitCode));
  });
}
