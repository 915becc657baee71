export type Verdict = "well" | "mend" | "unknown";

/** What one look told: a verdict, what was seen, and for "mend" and "unknown" what a person does next. */
export interface Finding {
  readonly verdict: Verdict;
  readonly what: string;
  readonly advice?: string;
}

export const well = (what: string): Finding => ({ verdict: "well", what });
export const mend = (what: string, advice: string): Finding => ({ verdict: "mend", what, advice });
export const unknown = (what: string, advice: string): Finding => ({
  verdict: "unknown",
  what,
  advice,
});
