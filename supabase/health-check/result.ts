export type Verdict = "pass" | "fail" | "unknown";

/** What one look told: a verdict, what was seen, and for "fail" and "unknown" what a person does next. */
export interface Finding {
  readonly verdict: Verdict;
  readonly what: string;
  readonly advice?: string;
}

export const well = (what: string): Finding => ({ verdict: "pass", what });
export const mend = (what: string, advice: string): Finding => ({ verdict: "fail", what, advice });
export const unknown = (what: string, advice: string): Finding => ({
  verdict: "unknown",
  what,
  advice,
});
