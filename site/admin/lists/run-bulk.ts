import { messageOf } from "#supabase/data/errors.ts";

export interface BulkResult<Row, Changed> {
  readonly done: readonly { readonly before: Row; readonly after: Changed }[];
  readonly failed: readonly { readonly row: Row; readonly reason: string }[];
}

/** Changes row by row, each over the version that was shown. One that fails stops none of the others. */
export async function runBulk<Row, Changed>(
  rows: readonly Row[],
  change: (row: Row) => Promise<Changed>,
  report: (done: number) => void,
): Promise<BulkResult<Row, Changed>> {
  const done: { before: Row; after: Changed }[] = [];
  const failed: { row: Row; reason: string }[] = [];
  for (const [index, row] of rows.entries()) {
    report(index);
    try {
      done.push({ before: row, after: await change(row) });
    } catch (error) {
      console.error("[bulk]", error);
      failed.push({ row, reason: messageOf(error) || "Please try again." });
    }
  }
  return { done, failed };
}

interface Words {
  /** One and many: "post", "posts". */
  readonly nouns: readonly [string, string];
  /** What happened to them: "published". */
  readonly did: string;
  readonly titleOf: (index: number) => string;
}

const NAMED = 3;

/** The one notice about many rows: how many succeeded, and which did not, by name and reason. */
export function bulkNotice<Row, Changed>(
  { done, failed }: BulkResult<Row, Changed>,
  { nouns, did, titleOf }: Words,
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
    description: `Not changed, and still selected: ${named}${more}`,
  };
}
