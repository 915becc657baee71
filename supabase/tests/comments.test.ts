import { expect, it } from "vitest";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();

/** Tables, views and functions of our schemas that have no comment. Indexes, sequences and triggers need none. */
const UNCOMMENTED = `
select kind || ' ' || name as entry
from (
  select
    case when relkind = 'v' then 'view' else 'table' end as kind, oid::regclass::text as name,
    obj_description(oid, 'pg_class') as comment, relnamespace as namespace
  from pg_class
  where relkind in ('r', 'p', 'v', 'm')
  union all
  select 'function', oid::regprocedure::text, obj_description(oid, 'pg_proc'), pronamespace
  from pg_proc
) as object
join pg_namespace on pg_namespace.oid = object.namespace
where nspname in ('public', 'private') and coalesce(btrim(comment), '') = ''
order by 1`;

async function uncommented(): Promise<string[]> {
  return (await backend.query(UNCOMMENTED)).map(({ entry }) => String(entry));
}

it("every table, view and function has a comment", async () => {
  expect(await uncommented()).toEqual([]);
});

it("names what lacks one, in both schemas", async () => {
  await backend.script(`
    create table private.bare_table (id integer);
    create view public.bare_view as select 1 as one;
    create function public.bare_function(word text) returns text language sql as 'select word';
    comment on table public.blog_posts is ' ';`);
  expect(await uncommented()).toEqual([
    "function bare_function(text)",
    "table blog_posts",
    "table private.bare_table",
    "view bare_view",
  ]);
});
