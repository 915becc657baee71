-- Members of the studio, and the checks of the caller that every policy uses.

create schema private;

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'editor' check (role in ('owner', 'editor')),
  active boolean not null default true,
  created_at timestamptz not null default now()
);

comment on table private.staff is 'Members of the studio. A deactivated member loses access with the next request.';

-- No policy: only security-definer functions read or write this table.
alter table private.staff enable row level security;
revoke all on private.staff from anon, authenticated;

-- True if the sign-in service knows authenticator apps, the caller has a verified one, and the session did not use
-- it. A stolen password alone then opens nothing. The embedded backend has no auth.mfa_factors, hence the dynamic SQL.
create function private.is_second_factor_missing()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  enrolled boolean;
begin
  if auth.jwt() ->> 'aal' = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  execute 'select exists (select from auth.mfa_factors where user_id = $1 and status::text = ''verified'')'
  into enrolled using auth.uid();
  return enrolled;
end
$$;

-- The caller's role; null without an active membership. Joins auth.sessions because an access token stays valid
-- until it expires, even after a sign-out.
create function private.staff_role()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select staff.role
  from private.staff
  join auth.sessions on sessions.user_id = staff.user_id
  where staff.user_id = auth.uid()
    and staff.active
    and sessions.id::text = auth.jwt() ->> 'session_id'
    and (sessions.not_after is null or sessions.not_after > now())
    and not private.is_second_factor_missing()
$$;

-- Policies call these two as `(select private.is_staff())`: once per statement instead of once per row.
create function private.is_staff()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.staff_role() is not null
$$;

create function private.is_owner()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.staff_role() is not distinct from 'owner'
$$;

create function private.require_owner()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_owner() then
    perform private.raise_http_error(403, 'owners_only', null, 'Only owners of the studio may do this.');
  end if;
end
$$;

-- True inside public.finish_restore only: dates, versions and slugs then come from the backup.
create function private.is_restoring()
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text, false)
$$;

-- True for requests of visitors and signed-in users; false for migrations, the SQL editor, the seed, the service role
-- and a restore. The setting `role` names the caller even inside a security-definer function.
create function private.is_api_request()
returns boolean
language sql
stable
set search_path = ''
as $$
  select current_setting('role', true) in ('anon', 'authenticated') and not private.is_restoring()
$$;

-- For the SQL editor: select private.add_staff('name@example.com', 'owner');
create function private.add_staff(member_email text, member_role text default 'editor', member_active boolean default true)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  member uuid;
begin
  select users.id into member from auth.users where lower(users.email) = lower(btrim(member_email));
  if member is null then
    raise exception 'No user has the e-mail %. Add the user first (Authentication > Users), then run this again.', member_email;
  end if;
  insert into private.staff as staff (user_id, role, active)
  values (member, member_role, member_active)
  on conflict (user_id) do update set role = excluded.role, active = excluded.active;
  return member;
end
$$;

-- Refuses to demote, deactivate or delete the last active owner.
create function private.require_active_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_api_request()
    and old.role = 'owner' and old.active
    and (tg_op = 'DELETE' or new.role <> 'owner' or not new.active)
    and not exists (
      select from private.staff
      where staff.role = 'owner' and staff.active and staff.user_id <> old.user_id
    )
  then
    perform private.raise_http_error(422, 'last_owner', 'role', 'The studio needs at least one active owner.');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger require_active_owner
before update or delete on private.staff
for each row execute function private.require_active_owner();
