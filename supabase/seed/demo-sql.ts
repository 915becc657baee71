/** An INSERT of these rows; triggers fill slugs and validate every value as for a client. */
export function insertSql(
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  return `insert into public.${table} (${columns})
select ${columns} from jsonb_populate_recordset(null::public.${table}, ${quoted(JSON.stringify(rows))});`;
}

/** A string literal for any text. */
export function quoted(text: string): string {
  let tag = "demo";
  while (text.includes(`$${tag}$`)) tag += "_";
  return `$${tag}$${text}$${tag}$`;
}
