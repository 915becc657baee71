import type { CheckResult, Verdict } from "./result.ts";

const MARKS: Readonly<Record<Verdict, string>> = {
  pass: "ok     ",
  fail: "FAIL   ",
  unknown: "unknown",
};

/** Prints one line per result, with advice below. Returns the number of failed checks. */
export async function printCheckResults(
  results: AsyncIterable<CheckResult>,
  print: (line: string) => void = console.info,
): Promise<number> {
  const counts: Record<Verdict, number> = { pass: 0, fail: 0, unknown: 0 };
  for await (const { verdict, what, advice } of results) {
    counts[verdict] += 1;
    print(`${MARKS[verdict]} ${what}`);
    if (advice !== undefined) print(`        ${advice}`);
  }
  print(
    `\n${String(counts.pass)} passed, ${String(counts.unknown)} unknown, ${String(counts.fail)} failed`,
  );
  return counts.fail;
}
