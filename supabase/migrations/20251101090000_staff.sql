-- Who belongs to the studio. Signing in proves who somebody is; only a row here lets them work.

create schema if not exists private;

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'editor' check (role in ('owner', 'editor')),
  active boolean not null default true,
  created_at timestamptz not null default now()
);

comment on table private.staff is 'Members of the studio. A deactivated member loses access with the next request.';

-- The role of whoever is asking, or null. The session is looked up as well, because a token outlives
-- its sign-out until it expires: without the join a stolen or logged-out token would still read.
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
$$;

-- Policies call these as `(select private.is_staff())`: once for a statement instead of once for a row.
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

-- True for visitors and signed-in people, false for migrations, the SQL editor, the seed and the
-- service role. The setting `role` names the caller even inside a security-definer function.
create function private.through_api()
returns boolean
language sql
stable
set search_path = ''
as $$
  select current_setting('role', true) in ('anon', 'authenticated')
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

-- Nobody can lock the studio out of itself by mistake.
create function private.keep_one_owner()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.through_api()
    and old.role = 'owner' and old.active
    and (tg_op = 'DELETE' or new.role <> 'owner' or not new.active)
    and not exists (
      select from private.staff
      where staff.role = 'owner' and staff.active and staff.user_id <> old.user_id
    )
  then
    perform private.refuse(422, 'last_owner', 'role', 'The studio needs at least one active owner.');
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger keep_one_owner
before update or delete on private.staff
for each row execute function private.keep_one_owner();
