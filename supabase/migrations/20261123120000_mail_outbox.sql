-- Transactional outbox of mails: the transaction that causes a mail writes its row, and a worker delivers it later. On
-- hosted Supabase the worker is an edge function, on the embedded backend a timer of the local server.

-- When a member is told of a new inquiry by mail.
alter table private.staff add column inquiry_mail text not null default 'at-once' check (inquiry_mail in ('at-once', 'off'));

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('inquiry-notice', 'inquiry-receipt')),
  recipient text not null,
  -- An erased inquiry takes its mails with it.
  inquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  -- One mail for each key, whatever is inserted again.
  unique_key text not null unique,
  created_at timestamptz not null default now(),
  -- The next attempt. A claim moves it past the lease, so that the mail of a worker that died is claimed again.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Token of the latest claim; only its holder may report the outcome.
  claim uuid,
  sent_at timestamptz,
  -- Set after the last attempt; the mail is not tried again.
  failed_at timestamptz,
  last_error text
);

create index outbox_due on private.outbox (due_at, id) where sent_at is null and failed_at is null;
create index outbox_inquiry on private.outbox (inquiry_id);

-- No policy: only security-definer functions and the worker read or write this table.
alter table private.outbox enable row level security;
revoke all on private.outbox from anon, authenticated;

-- Mails of a new inquiry: one to every member who asked for it, and one receipt for each sender and day. Spam, a restore,
-- the seed and the SQL editor cause none.
create function private.enqueue_inquiry_mails()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_api_request() then
    return null;
  end if;
  insert into private.outbox (kind, recipient, inquiry_id, unique_key)
  select 'inquiry-notice', users.email, new.id, concat_ws(' ', 'inquiry-notice', new.id, staff.user_id)
  from private.staff
  join auth.users on users.id = staff.user_id
  where staff.active and staff.inquiry_mail = 'at-once';
  insert into private.outbox (kind, recipient, inquiry_id, unique_key)
  values (
    'inquiry-receipt', new.email, new.id,
    concat_ws(' ', 'inquiry-receipt', lower(new.email), (new.created_at at time zone 'UTC')::date)
  )
  on conflict (unique_key) do nothing;
  return null;
end
$$;

-- The first condition is that of every row trigger: none fires for the rows of a restore.
create trigger enqueue_inquiry_mails
after insert on public.contact_submissions
for each row when (
  (current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true
  and new.status <> 'spam'
)
execute function private.enqueue_inquiry_mails();

-- Claims up to `most` due mails for `lease`. Two workers never claim the same mail; one whose worker dies is due again
-- when the lease ends.
create function private.claim_mails(most integer, lease interval)
returns table (
  id uuid, claim uuid, kind text, recipient text, unique_key text, attempts integer, inquiry public.contact_submissions
)
language sql
set search_path = ''
as $$
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
  select claimed.id, claimed.claim, claimed.kind, claimed.recipient, claimed.unique_key, claimed.attempts, inquiry
  from claimed
  join public.contact_submissions as inquiry on inquiry.id = claimed.inquiry_id
$$;

-- Reports the outcome of a claimed mail: sent if `failure` is null. A failed mail is due again after 1, 2, 4, … minutes,
-- six hours at most, and given up after twelve attempts (about two days). False if the claim has passed to another worker.
create function private.finish_mail(mail uuid, held_claim uuid, failure text)
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
    returning outbox.id
  )
  select exists (select from finished)
$$;

revoke all on function
  private.enqueue_inquiry_mails(), private.claim_mails(integer, interval), private.finish_mail(uuid, uuid, text)
from public, anon, authenticated;
