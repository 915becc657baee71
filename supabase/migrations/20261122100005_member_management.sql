-- Invitations, roles and sessions of members.

-- Creates an account without a password; the invited person sets one with a mailed code. The hosted service expects
-- empty strings instead of nulls in the token columns, and has a column instance_id that the embedded one lacks.
create function private.add_account(address text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  account uuid := gen_random_uuid();
begin
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data,
    confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
  )
  values (
    account, 'authenticated', 'authenticated', address, '', now(), now(),
    '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
  );
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
  values (
    gen_random_uuid(), 'email', account::text, account,
    jsonb_build_object('sub', account::text, 'email', address, 'email_verified', true), now(), now()
  );
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = $1 where id = $2'
    using '00000000-0000-0000-0000-000000000000'::uuid, account;
  end if;
  return account;
end
$$;

-- The caller's membership; no row without one, or after the session has ended.
create function public.current_staff()
returns table (user_id uuid, email text, role text)
language sql
stable
security definer
set search_path = ''
as $$
  select users.id, users.email::text, private.staff_role()
  from auth.users
  where users.id = auth.uid() and private.is_staff()
$$;

-- All members for an owner, the caller's own row for an editor. `joined` is false until the first sign-in.
create function public.list_staff()
returns table (user_id uuid, email text, role text, active boolean, created_at timestamptz, joined boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select staff.user_id, users.email::text, staff.role, staff.active, staff.created_at, users.last_sign_in_at is not null
  from private.staff
  join auth.users on users.id = staff.user_id
  where private.is_owner() or (private.is_staff() and staff.user_id = auth.uid())
  order by staff.created_at, staff.user_id
$$;

-- Grants a role, and creates the account if the e-mail address has none. Returns true for a new account.
create function public.invite_staff(member_email text, member_role text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := lower(btrim(coalesce(member_email, '')));
  member uuid;
  is_new boolean;
begin
  perform private.require_owner();
  perform private.require_choice(member_role, 'role', 'Role', '{owner,editor}');
  if address !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' or char_length(address) > 254 then
    perform private.raise_http_error(422, 'not_an_email', 'email', 'Please enter a valid email address.');
  end if;
  lock table private.staff in share row exclusive mode;
  select users.id into member from auth.users where lower(users.email) = address;
  if exists (select from private.staff where staff.user_id = member and staff.active) then
    perform private.raise_http_error(409, 'already_staff', 'email', 'This person is a member already.');
  end if;
  is_new := member is null;
  insert into private.staff (user_id, role, active)
  values (coalesce(member, private.add_account(address)), member_role, true)
  on conflict (user_id) do update set role = excluded.role, active = true;
  return is_new;
end
$$;

-- Changes a role, or ends and resumes a membership. Ending one deletes the member's sessions.
create function public.change_staff(member uuid, member_role text, member_active boolean)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  perform private.require_choice(member_role, 'role', 'Role', '{owner,editor}');
  -- Prevents two owners from deactivating each other at the same moment.
  lock table private.staff in share row exclusive mode;
  update private.staff set role = member_role, active = coalesce(member_active, active)
  where staff.user_id = member;
  if not found then
    perform private.raise_http_error(404, 'unknown_member', null, 'This person is no member of the studio.');
  end if;
  if not coalesce(member_active, true) then
    delete from auth.sessions where sessions.user_id = member;
  end if;
  return true;
end
$$;

-- The caller's open sessions, newest first.
create function public.my_sessions()
returns table (id uuid, since timestamptz, last_seen timestamptz, device text, is_current boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select
    sessions.id,
    sessions.created_at,
    greatest(sessions.created_at, sessions.refreshed_at at time zone 'utc'),
    left(coalesce(sessions.user_agent, ''), 300),
    sessions.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions
  where sessions.user_id = auth.uid()
    and private.is_staff()
    and (sessions.not_after is null or sessions.not_after > now())
  order by sessions.created_at desc, sessions.id
  limit 100
$$;

-- Ends one of the caller's own sessions. Returns false if there was none.
create function public.end_session(session uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions
  where sessions.id = session and sessions.user_id = auth.uid() and private.is_staff();
  return found;
end
$$;

revoke all on function
  public.current_staff(), public.list_staff(), public.invite_staff(text, text), public.change_staff(uuid, text, boolean),
  public.my_sessions(), public.end_session(uuid)
from public, anon, service_role;
grant execute on function
  public.current_staff(), public.list_staff(), public.invite_staff(text, text), public.change_staff(uuid, text, boolean),
  public.my_sessions(), public.end_session(uuid)
to authenticated;
