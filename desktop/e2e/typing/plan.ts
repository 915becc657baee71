import { seededRandom } from "./seeded-random.ts";
import type { SeededRandom } from "./seeded-random.ts";

export const KILL_TARGETS = ["browser", "tab", "backend", "app"] as const;
export type KillTarget = (typeof KILL_TARGETS)[number];

export const FORMS = [
  "new post",
  "stored post",
  "new project",
  "stored project",
  "inquiry note",
] as const;
export type FormName = (typeof FORMS)[number];

/** Reference points of the script. */
export type Moment = "first key" | "last key" | "save";

/** Random parameters of a round. Times in milliseconds. */
export interface RoundPlan {
  /** Title or name of the round's row; no two rounds share one. */
  readonly title: string;
  readonly form: FormName;
  readonly killTarget: KillTarget;
  /** Status of a row that is stored beforehand. */
  readonly before: "draft" | "published";
  /** Status that the script selects. */
  readonly status: "draft" | "published";
  readonly text: string;
  readonly keyDelay: number;
  readonly saves: boolean;
  readonly kill: { readonly since: Moment; readonly ms: number };
}

export const WORDS = [
  "linen",
  "oak",
  "Łódź",
  "🪑",
  "a wall of books,",
  "north light",
  "…",
] as const;

const STATUSES = ["draft", "published"] as const;

/** The longest time since the last key exceeds the delay of the autosave, 5 s. */
const LONGEST_MS: Readonly<Record<Moment, number>> = {
  "first key": 3000,
  "last key": 7000,
  save: 800,
};

type Combination = Pick<RoundPlan, "form" | "killTarget">;

const COMBINATIONS: readonly Combination[] = KILL_TARGETS.flatMap((killTarget) =>
  FORMS.map((form) => ({ form, killTarget })),
);

/** The rounds of a run. A seed always results in the same rounds, and a longer run begins with those of a
 * shorter one. Each 20 successive rounds kill every target once in every form. */
export function planRounds(seed: number, rounds: number): readonly RoundPlan[] {
  const order = seededRandom(seed);
  const random = seededRandom(seed + 1_000_000);
  const decks = Array.from({ length: Math.ceil(rounds / COMBINATIONS.length) }, () =>
    shuffled(order, COMBINATIONS),
  );
  return decks
    .flat()
    .slice(0, rounds)
    .map((combination, index) =>
      planRound(random, `typed-${String(seed)}-${String(index + 1)}-end`, combination),
    );
}

function planRound(random: SeededRandom, title: string, combination: Combination): RoundPlan {
  const words = Array.from({ length: random.between(3, 12) }, () => random.pick(WORDS));
  const since = random.pick<Moment>(["first key", "last key", "save"]);
  const savesAnyway = random.pick([true, false]);
  return {
    ...combination,
    title,
    before: random.pick(STATUSES),
    status: random.pick(STATUSES),
    text: words.join(" "),
    keyDelay: random.between(2, 30),
    saves: since === "save" || (since === "first key" && savesAnyway),
    kill: { since, ms: random.between(0, LONGEST_MS[since]) },
  };
}

/** Fisher–Yates. */
function shuffled<T>(random: SeededRandom, items: readonly T[]): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.between(0, left.length - 1), 1));
}
