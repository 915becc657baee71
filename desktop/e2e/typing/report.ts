import { KILL_TARGETS } from "./plan.ts";
import type { RoundPlan } from "./plan.ts";
import type { Round } from "./play-round.ts";

/** One line for a round: the killed process, the moment of its kill, and what became of the text. */
export function roundLine(number: number, { plan, acknowledged, restored }: Round): string {
  const saved = `${String(acknowledged.length)} of ${String(plan.text.length)} characters acknowledged`;
  const end = restored ? "restored" : acknowledged === "" ? "nothing to restore" : "stored";
  return `[round ${String(number)}] ${killOf(plan)}; ${saved}, ${end}`;
}

/** Sentence part: the killed process and the time of the kill. */
export function killOf({ form, killTarget, kill }: RoundPlan): string {
  return `${killTarget} killed ${String(kill.ms)} ms after the ${kill.since}, ${form}`;
}

interface Run {
  readonly seed: number;
  readonly rounds: number;
  readonly played: readonly Round[];
}

/** The last line of a run. */
export function totalsLine({ seed, rounds, played }: Run): string {
  const kills = KILL_TARGETS.map((killTarget) => {
    const count = played.filter(({ plan }) => plan.killTarget === killTarget).length;
    return `${killTarget} ${String(count)}`;
  });
  const characters = played.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const restored = played.filter((round) => round.restored).length;
  return `[figure] typing under fire: ${String(played.length)} of ${String(rounds)} rounds without loss or a second row; killed: ${kills.join(", ")}; ${String(characters)} acknowledged characters, ${String(restored)} texts restored (limit: all; repeat with PROVE_SEED=${String(seed)} PROVE_ROUNDS=${String(rounds)})`;
}
