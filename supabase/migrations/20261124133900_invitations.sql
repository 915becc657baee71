-- Invitations: an owner invites an address, the outbox mails a code that is valid for seven days, and only the person who
-- enters it becomes a member. Until then there is neither an account nor a membership.

-- Shown beside the e-mail address; '' until the member has entered one.
alter table private.staff add column name text not null default '' check (char_length(name) <= 80);

create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  -- In lower case.
  email text not null unique,
  role text not null check (role in ('owner', 'editor')),
  invited_by uuid references private.staff (user_id) on delete set null,
  -- The latest mail's.
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- SHA-256 of the code, see private.invitation_hash.
  code_hash bytea not null unique,
  -- The code itself, until its mail was sent.
  code text
);

-- No policy: only security-definer functions and the worker read or write this table.
alter table private.invitations enable row level security;
revoke all on private.invitations from anon, authenticated;

-- Mails of invitations in the outbox.
alter table private.outbox drop constraint outbox_kind_check;
alter table private.outbox add constraint outbox_kind_check check (
  kind in (
    'inquiry-notice', 'inquiry-receipt', 'inquiry-reply', 'inquiry-digest', 'inquiry-reminder', 'inquiry-warning', 'invitation'
  )
);
alter table private.outbox
  -- An invitation that was accepted or revoked takes its mails with it.
  add column invitation_id uuid references private.invitations (id) on delete cascade,
  drop constraint outbox_subject,
  add constraint outbox_subject check (
    case kind
      when 'inquiry-digest' then covers is not null and member is not null and inquiry_id is null and reply_id is null
      when 'inquiry-reply' then reply_id is not null and inquiry_id is not null and covers is null
      when 'invitation' then inquiry_id is null and reply_id is null and covers is null and member is null
      else inquiry_id is not null and reply_id is null and covers is null
    end
    and (kind = 'invitation') = (invitation_id is not null)
  );

create index outbox_invitation on private.outbox (invitation_id) where invitation_id is not null;

-- 64 random bits in four groups of hexadecimal digits, which are hard to confuse. Digits 13 and 17 of a
-- random UUID are not random.
create function private.new_invitation_code()
returns text
language sql
volatile
set search_path = ''
as $$
  select concat_ws('-', left(digits, 4), substr(digits, 5, 4), substr(digits, 9, 4), right(digits, 4))
  from (select upper(replace(gen_random_uuid()::text, '-', ''))) as random (digits)
$$;

-- Ignores case, spaces and hyphens, which may be typed differently.
create function private.invitation_hash(code text)
returns bytea
language sql
immutable
set search_path = ''
as $$
  select sha256(convert_to(upper(regexp_replace(coalesce(code, ''), '[^0-9A-Fa-f]', '', 'g')), 'UTF8'))
$$;

-- Stores an invitation with a new code and its mail, and returns the code. A former code and its unsent mail are void.
create function private.write_invitation(address text, member_role text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  new_code text := private.new_invitation_code();
  invitation uuid;
begin
  insert into private.invitations as invitations (email, role, invited_by, expires_at, code_hash, code)
  values (
    address, member_role, auth.uid(), now() + interval '7 days', private.invitation_hash(new_code), new_code
  )
  on conflict (email) do update
  set role = excluded.role, invited_by = excluded.invited_by, invited_at = now(), expires_at = excluded.expires_at,
    code_hash = excluded.code_hash, code = excluded.code
  returning invitations.id into invitation;
  delete from private.outbox where outbox.invitation_id = invitation and outbox.sent_at is null;
  insert into private.outbox (kind, recipient, invitation_id, unique_key)
  values ('invitation', address, invitation, concat_ws(' ', 'invitation', invitation, gen_random_uuid()));
  return new_code;
end
$$;

-- Invites an address, again or for the first time. Returns the code, so that an owner can hand it over where mails are not
-- delivered.
drop function public.invite_staff(text, text);
create function public.invite_staff(member_email text, member_role text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := lower(btrim(coalesce(member_email, '')));
begin
  perform private.require_owner();
  perform private.require_choice(member_role, 'role', 'Role', '{owner,editor}');
  if address !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' or char_length(address) > 254 then
    perform private.raise_http_error(422, 'not_an_email', 'email', 'Please enter a valid email address.');
  end if;
  if exists (
    select from private.staff
    join auth.users on users.id = staff.user_id
    where staff.active and lower(users.email) = address
  ) then
    perform private.raise_http_error(409, 'already_staff', 'email', 'This person is a member already.');
  end if;
  return private.write_invitation(address, member_role);
end
$$;

-- The open invitations, expired ones included. `mail` is 'waiting' before the first attempt, 'retrying' after a failed one,
-- 'failed' after the last one, else 'sent'.
create function public.list_invitations()
returns table (id uuid, email text, role text, invited_by text, invited_at timestamptz, expires_at timestamptz, mail text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
  select
    invitations.id, invitations.email, invitations.role, private.member_label(invitations.invited_by),
    invitations.invited_at, invitations.expires_at,
    coalesce(
      (
        select case
          when mails.sent_at is not null then 'sent'
          when mails.failed_at is not null then 'failed'
          when mails.last_error is not null then 'retrying'
        end
        from private.outbox as mails
        where mails.invitation_id = invitations.id
        order by mails.created_at desc
        limit 1
      ),
      'waiting'
    )
  from private.invitations
  order by invitations.invited_at, invitations.id;
end
$$;

-- A member's name, else the e-mail address; null for a former account.
create function private.member_label(member uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(nullif(staff.name, ''), users.email::text)
  from private.staff
  join auth.users on users.id = staff.user_id
  where staff.user_id = member
$$;

-- Mails an invitation again, with a new code and seven more days. Returns the code; null if it was accepted or revoked.
create function public.resend_invitation(invitation uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return (
    select private.write_invitation(invitations.email, invitations.role)
    from private.invitations
    where invitations.id = resend_invitation.invitation
  );
end
$$;

-- Makes the code of an invitation void. False if there is no such invitation.
create function public.revoke_invitation(invitation uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  delete from private.invitations where invitations.id = revoke_invitation.invitation;
  return found;
end
$$;

-- Counts an attempt of this key unless `most` were counted within the span; false then.
create function private.take_attempt(key text, span interval, most integer)
returns boolean
language sql
volatile
set search_path = ''
as $$
  with counted as (
    insert into private.rate_limits as counter (key, accepted_at)
    values (encode(sha256(convert_to(take_attempt.key, 'UTF8')), 'hex'), array[clock_timestamp()])
    on conflict on constraint rate_limits_pkey do update
    set accepted_at = array(select at from unnest(counter.accepted_at) as at where at > now() - span) || clock_timestamp()
    where (select count(*) from unnest(counter.accepted_at) as at where at > now() - span) < most
    returning key
  )
  select exists (select from counted)
$$;

-- For the server: makes the invited person a member, if the code is right, and returns the address of the account. The code
-- stays valid until the person has signed in (public.finish_invitation), so that a lost response loses no invitation.
-- Outcomes: 'accepted', 'invalid' (wrong, revoked or used), 'expired', 'limited'. Wrong codes are limited to five per ten
-- minutes and network, and to 200 in all.
create function private.redeem_invitation(given text, address text)
returns table (outcome text, email text)
language plpgsql
set search_path = ''
as $$
declare
  attempts_key text := 'invitation ' || coalesce(private.network_of(address), '');
  invitation private.invitations;
  member uuid;
begin
  if not private.take_attempt(attempts_key, interval '10 minutes', 5)
    or not private.take_attempt('invitations', interval '10 minutes', 200)
  then
    return query select 'limited', null::text;
    return;
  end if;
  select * into invitation
  from private.invitations
  where invitations.code_hash = private.invitation_hash(given)
  for update;
  if invitation.id is null then
    return query select 'invalid', null::text;
    return;
  end if;
  delete from private.rate_limits where key = encode(sha256(convert_to(attempts_key, 'UTF8')), 'hex');
  if invitation.expires_at <= now() then
    return query select 'expired', null::text;
    return;
  end if;
  select users.id into member from auth.users where lower(users.email) = invitation.email;
  insert into private.staff as staff (user_id, role, active)
  values (coalesce(member, private.add_account(invitation.email)), invitation.role, true)
  on conflict (user_id) do update
  set role = case when staff.active then staff.role else excluded.role end, active = true;
  return query select 'accepted', invitation.email;
end
$$;

-- Ends the invitation of the signed-in member and stores the name. With an authenticator app only after its code: the
-- caller is no member before.
create function public.finish_invitation(member_name text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  perform private.require_text(member_name, 'name', 'Your name');
  perform private.limit_length(btrim(member_name), 'name', 'Your name', 80);
  update private.staff set name = btrim(member_name) where staff.user_id = auth.uid();
  delete from private.invitations
  where invitations.email = (select lower(users.email) from auth.users where users.id = auth.uid());
  return true;
end
$$;

drop function public.list_staff();
create function public.list_staff()
returns table (
  user_id uuid, email text, name text, role text, active boolean, created_at timestamptz, joined boolean, inquiry_mail text
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    staff.user_id, users.email::text, staff.name, staff.role, staff.active, staff.created_at,
    users.last_sign_in_at is not null, staff.inquiry_mail
  from private.staff
  join auth.users on users.id = staff.user_id
  where private.is_owner() or (private.is_staff() and staff.user_id = auth.uid())
  order by staff.created_at, staff.user_id
$$;

-- As before, with the invitation that a mail delivers.
drop function private.claim_mails(integer, interval);
create function private.claim_mails(most integer, lease interval)
returns table (id uuid, claim uuid, kind text, recipient text, inquiries jsonb, reply jsonb, invitation jsonb)
language sql
set search_path = ''
as $$
  delete from private.outbox
  where outbox.sent_at is null and outbox.member is not null
    and not exists (select from private.staff where staff.user_id = outbox.member and staff.active);
  with due as (
    select outbox.id
    from private.outbox
    where outbox.sent_at is null and outbox.failed_at is null and outbox.due_at <= clock_timestamp()
    order by outbox.due_at, outbox.id
    limit most
    for update skip locked
  ), claimed as (
    update private.outbox
    set claim = gen_random_uuid(), attempts = outbox.attempts + 1, due_at = clock_timestamp() + lease
    from due
    where outbox.id = due.id
    returning outbox.*
  )
  select
    claimed.id, claimed.claim, claimed.kind, claimed.recipient,
    (
      select coalesce(jsonb_agg(to_jsonb(inquiry) order by inquiry.created_at, inquiry.id), '[]')
      from public.contact_submissions as inquiry
      where inquiry.id = claimed.inquiry_id or (inquiry.created_at <@ claimed.covers and inquiry.status <> 'spam')
    ),
    to_jsonb(reply),
    (
      select jsonb_build_object(
        'code', invitation.code, 'role', invitation.role, 'invited_by', private.member_label(invitation.invited_by),
        'expires_at', invitation.expires_at
      )
      from private.invitations as invitation
      where invitation.id = claimed.invitation_id
    )
  from claimed
  left join public.inquiry_replies as reply on reply.id = claimed.reply_id
$$;

-- As before; the code of an invitation is stored only until its mail was sent.
create or replace function private.finish_mail(mail uuid, held_claim uuid, failure text)
returns boolean
language sql
set search_path = ''
as $$
  with finished as (
    update private.outbox
    set
      claim = null,
      sent_at = case when failure is null then clock_timestamp() end,
      failed_at = case when failure is not null and outbox.attempts >= 12 then clock_timestamp() end,
      due_at = clock_timestamp() + least(interval '1 minute' * power(2, outbox.attempts - 1), interval '6 hours'),
      last_error = left(failure, 500)
    where outbox.id = mail and outbox.claim = held_claim
    returning outbox.*
  ), reported as (
    update public.inquiry_replies
    set sent_at = finished.sent_at, failure = finished.last_error, failed_at = finished.failed_at
    from finished
    where inquiry_replies.id = finished.reply_id
  ), mailed as (
    update private.invitations
    set code = null
    from finished
    where invitations.id = finished.invitation_id and finished.sent_at is not null
  )
  select exists (select from finished)
$$;

-- As before; invitations are sent as long as they are valid.
create or replace function private.start_mail_delivery(url text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if to_regnamespace('cron') is null then
    create extension pg_cron with schema pg_catalog;
  end if;
  if to_regnamespace('net') is null then
    create extension pg_net with schema extensions;
  end if;
  delete from private.mail_delivery;
  insert into private.mail_delivery (url) values (start_mail_delivery.url);
  delete from private.outbox
  where outbox.sent_at is null and outbox.kind not in ('inquiry-reply', 'invitation')
    and outbox.created_at < now() - interval '1 day';
  perform cron.schedule('deliver-mails', '* * * * *', 'select private.request_mail_delivery()');
end
$$;

-- As before, and the invitation of the address, which is no account yet.
create or replace function private.delete_account(address text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  account uuid;
  deleted integer := 0;
begin
  delete from private.invitations where invitations.email = delete_account.address;
  for account in select id from auth.users where lower(users.email) = delete_account.address loop
    delete from auth.sessions where sessions.user_id = account;
    delete from auth.identities where identities.user_id = account;
    delete from auth.users where users.id = account;
    deleted := deleted + 1;
  end loop;
  return deleted;
end
$$;

revoke all on function
  private.new_invitation_code(), private.invitation_hash(text), private.write_invitation(text, text),
  private.member_label(uuid), private.take_attempt(text, interval, integer), private.redeem_invitation(text, text),
  private.claim_mails(integer, interval)
from public, anon, authenticated;
revoke all on function
  public.invite_staff(text, text), public.list_invitations(), public.resend_invitation(uuid),
  public.revoke_invitation(uuid), public.finish_invitation(text), public.list_staff()
from public, anon, service_role;
grant execute on function
  public.invite_staff(text, text), public.list_invitations(), public.resend_invitation(uuid),
  public.revoke_invitation(uuid), public.finish_invitation(text), public.list_staff()
to authenticated;
