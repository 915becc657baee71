import { examine } from "./examine.ts";
import type { Verdict } from "./finding.ts";
import type { Patient } from "./patient.ts";

const MARKS: Readonly<Record<Verdict, string>> = {
  well: "ok     ",
  mend: "MEND   ",
  unknown: "look at",
};

/** Prints what was found, a line each and advice below. Gives how many things are to be mended. */
export async function doctor(
  patient: Patient,
  print: (line: string) => void = console.info,
): Promise<number> {
  const counts: Record<Verdict, number> = { well: 0, mend: 0, unknown: 0 };
  for await (const { verdict, what, advice } of examine(patient)) {
    counts[verdict] += 1;
    print(`${MARKS[verdict]} ${what}`);
    if (advice !== undefined) print(`        ${advice}`);
  }
  print(
    `\n${String(counts.well)} well, ${String(counts.unknown)} to look at, ${String(counts.mend)} to mend`,
  );
  return counts.mend;
}
