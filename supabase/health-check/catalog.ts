import { PRIVILEGES } from "./privileges.ts";

/** Runs one query with the rights of the database's owner. */
export type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Objects that the checks compare. Each entry is a name and a description; equal databases have equal entries. */
export interface Catalog {
  readonly migrations: readonly string[];
  /** Tables without row-level security. */
  readonly openTables: readonly string[];
  readonly policies: readonly string[];
  readonly privileges: readonly string[];
  readonly functions: readonly string[];
  readonly triggers: readonly string[];
  readonly buckets: readonly string[];
}

const SCHEMAS = "('public', 'private')";

const MIGRATIONS = "select version as entry from supabase_migrations.schema_migrations order by 1";

const OPEN_TABLES = `
select nspname || '.' || relname as entry
from pg_class
join pg_namespace on pg_namespace.oid = relnamespace
where relkind in ('r', 'p') and not relrowsecurity
  and (nspname in ${SCHEMAS} or (nspname = 'storage' and relname in ('objects', 'buckets')))
order by 1`;

const POLICIES = `
select format(
  '%s on %s.%s for %s to %s using (%s) check (%s)',
  policyname, schemaname, tablename, lower(cmd), array_to_string(roles, ', '), qual, with_check
) as entry
from pg_policies
where schemaname in ${SCHEMAS} or (schemaname = 'storage' and tablename in ('objects', 'buckets'))
order by 1`;

/** The hash covers body, rights of its owner and search path. */
const FUNCTIONS = `
select pg_proc.oid::regprocedure || ' ' || md5(concat_ws(' ', prosrc, prosecdef, proconfig)) as entry
from pg_proc
join pg_namespace on pg_namespace.oid = pronamespace
where nspname in ${SCHEMAS}
order by 1`;

const TRIGGERS = `
select tgname || ' on ' || tgrelid::regclass || ' ' || case when tgenabled = 'D' then 'disabled' else 'enabled' end as entry
from pg_trigger
join pg_class on pg_class.oid = tgrelid
join pg_namespace on pg_namespace.oid = relnamespace
where nspname in ${SCHEMAS} and not tgisinternal
order by 1`;

const BUCKETS = `
select format(
  '%s: %s, at most %s bytes, types %s',
  id, case when public then 'public' else 'private' end, coalesce(file_size_limit::text, 'unlimited'),
  coalesce(array_to_string(allowed_mime_types, ', '), 'unlimited')
) as entry
from storage.buckets
where id in ('blog-images', 'project-images', 'reply-files', 'inquiry-files')
order by 1`;

/** Reads the catalog of a database. */
export async function readCatalog(query: Query): Promise<Catalog> {
  const entries = async (sql: string) => (await query(sql)).map(({ entry }) => String(entry));
  return {
    migrations: await entries(MIGRATIONS),
    openTables: await entries(OPEN_TABLES),
    policies: await entries(POLICIES),
    privileges: tableRightsOnly(await query(PRIVILEGES)),
    functions: await entries(FUNCTIONS),
    triggers: await entries(TRIGGERS),
    buckets: await entries(BUCKETS),
  };
}

/** Rights as text. A right on a table stands for those on each of its columns. */
function tableRightsOnly(rows: Awaited<ReturnType<Query>>): string[] {
  const rights = rows.map(({ role, object, privilege }) =>
    [role, privilege, "on", object].map(String).join(" "),
  );
  const all = new Set(rights);
  return rights.filter((right) => {
    const ofTable = right.replace(/ on column (.*)\.[^.]+$/, " on table $1");
    return ofTable === right || !all.has(ofTable);
  });
}
