-- What owners read about the jobs and the mail outbox, and the retry of mails.

create index outbox_unsent on private.outbox (created_at) where sent_at is null;

create function public.last_job_runs()
returns table (job text, started_at timestamptz, finished_at timestamptz, deleted jsonb, error text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
  select distinct on (run.job) run.job, run.started_at, run.finished_at, run.deleted, run.error
  from private.job_runs as run
  order by run.job, run.started_at desc, run.id desc;
end
$$;

-- Mails that were not sent: waiting for their first attempt or time, waiting for another attempt, given up.
create function public.count_unsent_mails()
returns table (waiting integer, retrying integer, given_up integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
  select
    (count(*) filter (where mail.failed_at is null and mail.last_error is null))::integer,
    (count(*) filter (where mail.failed_at is null and mail.last_error is not null))::integer,
    (count(*) filter (where mail.failed_at is not null))::integer
  from private.outbox as mail
  where mail.sent_at is null;
end
$$;

-- Mails whose latest attempt failed: those given up first, then by age. failed_at is null while there is another attempt.
create function public.failed_mails(up_to integer)
returns table (
  id uuid, kind text, recipient text, attempts integer, due_at timestamptz, failed_at timestamptz, last_error text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
  select mail.id, mail.kind, mail.recipient, mail.attempts, mail.due_at, mail.failed_at, mail.last_error
  from private.outbox as mail
  where mail.sent_at is null and mail.last_error is not null
  order by mail.failed_at is null, mail.created_at, mail.id
  limit least(up_to, 100);
end
$$;

-- Makes mails due at once whose latest attempt failed: one, or all without a parameter. Returns their number. A mail that
-- a worker is sending at this moment is not among them.
create function public.retry_mails(mail uuid default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  retried integer;
begin
  perform private.require_owner();
  with due as (
    update private.outbox
    set failed_at = null, attempts = 0, due_at = clock_timestamp(), last_error = null
    where outbox.sent_at is null and outbox.last_error is not null and outbox.claim is null
      and (retry_mails.mail is null or outbox.id = retry_mails.mail)
    returning outbox.reply_id
  ), replies as (
    update public.inquiry_replies
    set failure = null, failed_at = null
    from due
    where inquiry_replies.id = due.reply_id
  )
  select count(*) into retried from due;
  return retried;
end
$$;

revoke all on function
  public.last_job_runs(), public.count_unsent_mails(), public.failed_mails(integer), public.retry_mails(uuid)
from public, anon, service_role;
grant execute on function
  public.last_job_runs(), public.count_unsent_mails(), public.failed_mails(integer), public.retry_mails(uuid)
to authenticated;
