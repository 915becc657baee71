export type Verdict = "pass" | "fail" | "unknown";

/** Result of one check: a verdict, an observation, and for "fail" and "unknown" the advice for the
 * user. */
export interface CheckResult {
  readonly verdict: Verdict;
  readonly what: string;
  readonly advice?: string;
}

/** The result of a passed check. */
export const pass = (what: string): CheckResult => ({ verdict: "pass", what });
/** The result of a failed check, with advice for the user. */
export const fail = (what: string, advice: string): CheckResult => ({
  verdict: "fail",
  what,
  advice,
});
/** The result of a check that cannot decide from outside, with advice for the user. */
export const unknown = (what: string, advice: string): CheckResult => ({
  verdict: "unknown",
  what,
  advice,
});
