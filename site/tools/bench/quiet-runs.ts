import { messageOf } from "#supabase/data/errors.ts";

/** Runs below this share of the machine's best speed are discarded. */
const SLOW_MACHINE = 0.75;
/** A loop that gets less of its processor competes with other programs. */
const FREE_PROCESSOR = 0.85;
const TRIES_A_RUN = 3;
const LOOP_MS = 200;

/** Results of one run. */
export interface Run<Result> {
  readonly measured: Result;
  /** A benchmark of the machine's speed during the run; absent without one. */
  readonly machine?: number;
}

interface Options<Result> {
  /** Names of the measured subjects, such as the paths of pages. */
  readonly names: readonly string[];
  /** Quiet runs of each. */
  readonly wanted: number;
  readonly measure: (name: string) => Promise<Run<Result>>;
  readonly processorShare?: () => number;
}

interface QuietRuns<Result> {
  readonly runs: ReadonlyMap<string, readonly Result[]>;
  /** A sentence for each name with too few runs. */
  readonly failures: readonly string[];
  /** The best benchmark of the machine's speed; 0 without one. Times of two machines compare only with theirs. */
  readonly machine: number;
}

/**
 * Measures all names in rounds, so that a slow phase of the machine does not affect one only, until each has the wanted
 * number of runs on a quiet machine. Runs are discarded by the speed of the machine, by the share of the processor that a
 * loop gets before and after, and if they failed or lack a value, but never by their result.
 */
export async function measureQuietly<Result extends object>(
  options: Options<Result>,
): Promise<QuietRuns<Result>> {
  const { names, wanted, measure, processorShare = measureProcessorShare } = options;
  const series = new Map(names.map((name) => [name, newSeries<Result>()]));
  let best = 0;
  const quietOf = ({ runs }: Series<Result>) =>
    runs.filter(({ machine = best }) => machine >= best * SLOW_MACHINE);
  for (let left = wanted * TRIES_A_RUN; left > 0; left -= 1) {
    const open = [...series].filter(([, one]) => quietOf(one).length < wanted);
    if (open.length === 0) break;
    console.info(
      `${open.reduce((sum, [, one]) => sum + wanted - quietOf(one).length, 0)} runs to go`,
    );
    for (const [name, one] of open) {
      const isFree = processorShare() >= FREE_PROCESSOR;
      one.tries += 1;
      try {
        const run = await measure(name);
        best = Math.max(best, run.machine ?? 0);
        requireValues(run.measured);
        if (isFree && processorShare() >= FREE_PROCESSOR) one.runs.push(run);
      } catch (error) {
        one.problem = messageOf(error);
      }
    }
  }
  const quiet = [...series].map(([name, one]) => [name, quietOf(one).slice(0, wanted)] as const);
  return {
    machine: best,
    runs: new Map(quiet.map(([name, runs]) => [name, runs.map(({ measured }) => measured)])),
    failures: quiet.flatMap(([name, { length }]) =>
      length < wanted ? [tooFew(name, `${length} of ${wanted}`, series.get(name))] : [],
    ),
  };
}

interface Series<Result> {
  readonly runs: Run<Result>[];
  tries: number;
  /** Why the last failed run failed; '' if none did. */
  problem: string;
}

function newSeries<Result>(): Series<Result> {
  return { runs: [], tries: 0, problem: "" };
}

/** A comparison with a missing value would not exceed any budget. */
function requireValues(measured: object) {
  for (const [name, value] of Object.entries(measured)) {
    if (!Number.isFinite(value)) throw new Error(`${name} was not measured`);
  }
}

function tooFew(name: string, counted: string, series: Series<object> | undefined): string {
  const { tries = 0, problem = "" } = series ?? {};
  const reason = problem === "" ? "" : ` (${problem})`;
  return `${name}: ${counted} runs were measured on a quiet machine, in ${tries} tries${reason}; end other programs and repeat.`;
}

/** The share of a processor that a loop gets: 1 on a quiet machine. */
function measureProcessorShare(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - began < LOOP_MS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - began);
}
