-- Members of the studio, their sessions, and the second factor.

-- Where the sign-in service offers authenticator apps, a member who has one works only after its code:
-- a password alone, stolen or reset by mail, opens nothing. The embedded backend has no such table.
create function private.second_factor_missing()
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

create or replace function private.staff_role()
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
    and not private.second_factor_missing()
$$;

-- An account that nobody can enter until its owner has set a password by the code that is mailed to it.
-- The empty texts are what the hosted service expects instead of nulls.
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

-- Gives somebody a role, with a new account where the address has none. True when the account is new.
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
  perform private.owners_only();
  perform private.require_choice(member_role, 'role', 'Role', '{owner,editor}');
  if address !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' or char_length(address) > 254 then
    perform private.refuse(422, 'not_an_email', 'email', 'Please enter a valid email address.');
  end if;
  lock table private.staff in share row exclusive mode;
  select users.id into member from auth.users where lower(users.email) = address;
  if exists (select from private.staff where staff.user_id = member and staff.active) then
    perform private.refuse(409, 'already_staff', 'email', 'This person is a member already.');
  end if;
  is_new := member is null;
  insert into private.staff (user_id, role, active)
  values (coalesce(member, private.add_account(address)), member_role, true)
  on conflict (user_id) do update set role = excluded.role, active = true;
  return is_new;
end
$$;

-- Changes a role, or ends and resumes a membership. Whoever is ended is signed out everywhere.
create function public.change_staff(member uuid, member_role text, member_active boolean)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.owners_only();
  perform private.require_choice(member_role, 'role', 'Role', '{owner,editor}');
  -- Two owners who end each other at the same moment would both be last.
  lock table private.staff in share row exclusive mode;
  update private.staff set role = member_role, active = coalesce(member_active, active)
  where staff.user_id = member;
  if not found then
    perform private.refuse(404, 'unknown_member', null, 'This person is no member of the studio.');
  end if;
  if not coalesce(member_active, true) then
    delete from auth.sessions where sessions.user_id = member;
  end if;
  return true;
end
$$;

drop function public.save_staff(text, text, boolean);

-- The members of the studio: all of them for an owner, oneself for an editor. Who never signed in has
-- not answered the invitation yet.
drop function public.list_staff();
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

-- Where the caller is signed in.
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

-- Ends one of the caller's own sessions; its next request meets nothing. False when there was none.
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

revoke all on function private.second_factor_missing(), private.add_account(text) from public, anon, authenticated;
revoke all on function
  public.list_staff(), public.invite_staff(text, text), public.change_staff(uuid, text, boolean), public.my_sessions(), public.end_session(uuid)
from public, anon;
grant execute on function
  public.list_staff(), public.invite_staff(text, text), public.change_staff(uuid, text, boolean), public.my_sessions(), public.end_session(uuid)
to authenticated;
