const ROLES = ["anon", "authenticated", "service_role"];

/** Privileges of the API's roles on the studio's schemas: one row for each role, object and privilege. */
export const PRIVILEGES = `
with roles as (select unnest(array['${ROLES.join("','")}']) as role),
schemas as (select oid, nspname from pg_namespace where nspname in ('public', 'private'))
select role, 'schema ' || nspname as object, privilege
from roles, schemas, unnest(array['USAGE', 'CREATE']) as privilege
where has_schema_privilege(role, schemas.oid, privilege)
union all
select role, 'table ' || nspname || '.' || relname, privilege
from roles, schemas
join pg_class on relnamespace = schemas.oid and relkind in ('r', 'v', 'm', 'p'),
  unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
where has_table_privilege(role, pg_class.oid, privilege)
union all
select role, 'column ' || nspname || '.' || relname || '.' || attname, privilege
from roles, schemas
join pg_class on relnamespace = schemas.oid and relkind in ('r', 'v', 'm', 'p')
join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
  unnest(array['SELECT', 'INSERT', 'UPDATE']) as privilege
where has_column_privilege(role, pg_class.oid, attnum, privilege)
union all
select role, 'sequence ' || nspname || '.' || relname, privilege
from roles, schemas
join pg_class on relnamespace = schemas.oid and relkind = 'S',
  unnest(array['USAGE', 'SELECT', 'UPDATE']) as privilege
where has_sequence_privilege(role, pg_class.oid, privilege)
union all
select role, 'function ' || pg_proc.oid::regprocedure, 'EXECUTE'
from roles, schemas
join pg_proc on pronamespace = schemas.oid
where has_function_privilege(role, pg_proc.oid, 'EXECUTE')
order by 1, 2, 3`;
