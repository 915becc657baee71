import { messageOf } from "#supabase/data/errors.ts";
import { formatCount } from "#site/format/number.ts";

/** Changed rows, before and after, and failed rows with the message to show. */
export interface BulkResult<Row, Changed> {
  readonly done: readonly { readonly before: Row; readonly after: Changed }[];
  readonly failed: readonly { readonly row: Row; readonly reason: string }[];
}

/** Number of concurrent requests: a hosted backend handles them in parallel without being overloaded. */
const BATCH = 8;

/** Applies a change to rows in batches. A failed row does not stop the others. `report` gets the number
 * of rows processed so far, failed ones included. */
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
  /** Singular and plural: "post", "posts". */
  readonly nouns: readonly [string, string];
  /** Past participle of the action: "published". */
  readonly did: string;
  readonly titleOf: (index: number) => string;
  /** Whether the failed rows are still selected. */
  readonly selected: boolean;
}

const MAX_LISTED = 3;

/** Text of the toast for a bulk action: how many rows succeeded, and the failed ones with reasons. */
export function bulkNotice<Row, Changed>(
  { done, failed }: BulkResult<Row, Changed>,
  { nouns, did, titleOf, selected }: Words,
) {
  const all = done.length + failed.length;
  const noun = nouns[all === 1 ? 0 : 1];
  if (failed.length === 0) return { title: `${formatCount(all)} ${noun} ${did}`, description: "" };
  const named = failed
    .slice(0, MAX_LISTED)
    .map(({ reason }, index) => `“${titleOf(index)}”: ${reason}`)
    .join(" ");
  const more =
    failed.length > MAX_LISTED ? ` And ${formatCount(failed.length - MAX_LISTED)} more.` : "";
  return {
    title: `${formatCount(done.length)} of ${formatCount(all)} ${noun} ${did}`,
    description: `Not changed${selected ? ", and still selected" : ""}: ${named}${more}`,
  };
}
