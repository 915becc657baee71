import { messageOf } from "#supabase/data/errors.ts";

export interface BulkResult<Row, Changed> {
  readonly done: readonly { readonly before: Row; readonly after: Changed }[];
  readonly failed: readonly { readonly row: Row; readonly reason: string }[];
}

/** So many rows are sent at once: a hosted backend answers in parallel, and no burst overloads it. */
const BATCH = 8;

/** Changes rows in batches, each row over the version that was shown. One that fails stops none of the
 * others. `report` gets the number of rows that have been tried. */
export async function runBulk<Row, Changed>(
  rows: readonly Row[],
  change: (row: Row) => Promise<Changed>,
  report: (tried: number) => void,
): Promise<BulkResult<Row, Changed>> {
  const done: { before: Row; after: Changed }[] = [];
  const failed: { row: Row; reason: string }[] = [];
  report(0);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const outcomes = await Promise.allSettled(batch.map(change));
    for (const [index, row] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome?.status === "fulfilled") done.push({ before: row, after: outcome.value });
      else failed.push({ row, reason: reasonOf(outcome?.reason) });
    }
    report(start + batch.length);
  }
  return { done, failed };
}

function reasonOf(error: unknown): string {
  console.error("[bulk]", error);
  return messageOf(error) || "Please try again.";
}

interface Words {
  /** One and many: "post", "posts". */
  readonly nouns: readonly [string, string];
  /** What happened to them: "published". */
  readonly did: string;
  readonly titleOf: (index: number) => string;
  /** Whether the rows that failed are selected now. */
  readonly selected: boolean;
}

const NAMED = 3;

/** The one notice about many rows: how many succeeded, and which did not, by name and reason. */
export function bulkNotice<Row, Changed>(
  { done, failed }: BulkResult<Row, Changed>,
  { nouns, did, titleOf, selected }: Words,
) {
  const all = done.length + failed.length;
  const noun = nouns[all === 1 ? 0 : 1];
  if (failed.length === 0) return { title: `${String(all)} ${noun} ${did}`, description: "" };
  const named = failed
    .slice(0, NAMED)
    .map(({ reason }, index) => `“${titleOf(index)}”: ${reason}`)
    .join(" ");
  const more = failed.length > NAMED ? ` And ${String(failed.length - NAMED)} more.` : "";
  return {
    title: `${String(done.length)} of ${String(all)} ${noun} ${did}`,
    description: `Not changed${selected ? ", and still selected" : ""}: ${named}${more}`,
  };
}
