export type Verdict = "pass" | "fail" | "unknown";

/** Result of one check: a verdict, an observation, and for "fail" and "unknown" the advice for the
 * user. */
export interface CheckResult {
  readonly verdict: Verdict;
  readonly what: string;
  readonly advice?: string;
}

export const pass = (what: string): CheckResult => ({ verdict: "pass", what });
export const fail = (what: string, advice: string): CheckResult => ({
  verdict: "fail",
  what,
  advice,
});
export const unknown = (what: string, advice: string): CheckResult => ({
  verdict: "unknown",
  what,
  advice,
});
