-- An inquiry may be assigned to a member and have a reminder. Every five minutes a job writes the mails of due reminders,
-- and a warning when the promised reply is due in less than four hours, into the outbox.

alter table public.contact_submissions
  -- The member who answers; null for nobody. Only active members.
  add column assignee_id uuid references private.staff (user_id) on delete set null,
  add column remind_at timestamptz,
  -- When the mails of `remind_at` were written to the outbox; null again for another time.
  add column reminded_at timestamptz,
  -- When the warning of the due reply was written to the outbox.
  add column reply_warned_at timestamptz;

create index contact_submissions_of_assignee on public.contact_submissions (assignee_id, created_at, id)
where assignee_id is not null;
create index contact_submissions_reminders on public.contact_submissions (remind_at)
where remind_at is not null and reminded_at is null;
create index contact_submissions_unwarned on public.contact_submissions (reply_due_at) where reply_warned_at is null;

-- Refuses a person without an active membership. The lock makes an assignment wait for the end of a membership, or the
-- other way round, so that no inquiry stays with a former member.
create function private.require_assignee(assignee uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from private.staff where staff.user_id = assignee and staff.active for share;
  if not found then
    perform private.raise_http_error(422, 'not_a_member', 'assignee_id', 'Only members of the studio can be assigned.');
  end if;
end
$$;

-- As before; members assign an inquiry and set its reminder, too. Both raise the version. The job's marks do not.
create or replace function private.update_inquiry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted public.contact_submissions := new;
begin
  perform private.require_choice(wanted.status, 'status', 'Status', '{new,contacted,won,lost,spam}');
  if wanted.assignee_id is distinct from old.assignee_id and wanted.assignee_id is not null then
    perform private.require_assignee(wanted.assignee_id);
  end if;
  if wanted.remind_at is distinct from old.remind_at
    and wanted.remind_at not between now() - interval '1 day' and now() + interval '5 years'
  then
    perform private.raise_http_error(422, 'not_a_time', 'remind_at', 'Choose a time within the next five years.');
  end if;
  new := old;
  new.status := wanted.status;
  new.assignee_id := wanted.assignee_id;
  new.remind_at := wanted.remind_at;
  if new.remind_at is distinct from old.remind_at then
    new.reminded_at := null;
  elsif not private.is_api_request() then
    new.reminded_at := wanted.reminded_at;
    new.reply_warned_at := wanted.reply_warned_at;
  end if;
  new.read_at := case when wanted.read_at is not null then coalesce(old.read_at, now()) end;
  new.reply_due_at := private.reply_due_at(new.status, new.created_at);
  if (new.status, new.assignee_id, new.remind_at) is distinct from (old.status, old.assignee_id, old.remind_at) then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

create function private.unassign_former_member()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.contact_submissions set assignee_id = null where assignee_id = new.user_id;
  return null;
end
$$;

create trigger unassign_former_member
after update of active on private.staff
for each row when (old.active and not new.active)
execute function private.unassign_former_member();

-- Assignment and reminder of a new row. Visitors set neither: the embedded backend grants them every column. A backup may
-- name a member whose membership has ended since, or one of another installation.
create function private.check_assignment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true then
    if private.is_api_request() then
      new.assignee_id := null;
      new.remind_at := null;
      new.reminded_at := null;
      new.reply_warned_at := null;
    end if;
  elsif not exists (select from private.staff where staff.user_id = new.assignee_id and staff.active) then
    new.assignee_id := null;
  end if;
  return new;
end
$$;

-- Unlike the other row triggers it fires for the rows of a restore, too, if they have a value to check.
create trigger check_assignment
before insert on public.contact_submissions
for each row when (
  new.assignee_id is not null or new.remind_at is not null or new.reminded_at is not null or new.reply_warned_at is not null
)
execute function private.check_assignment();

-- The members to whom inquiries can be assigned.
create function public.list_assignees()
returns table (user_id uuid, email text)
language sql
stable
security definer
set search_path = ''
as $$
  select staff.user_id, users.email::text
  from private.staff
  join auth.users on users.id = staff.user_id
  where staff.active and private.is_staff()
  order by users.email, staff.user_id
$$;

-- As before, with a filter by member.
drop function public.find_inquiries(text[], text, boolean, integer, integer, text, boolean, boolean);
create function public.find_inquiries(
  words text[], sort_column text, descending boolean, skip integer, take integer,
  wanted_status text default null, unread boolean default false, overdue boolean default false, assigned_to uuid default null
)
returns setof public.contact_submissions
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  condition text;
  direction text := case when descending then 'desc' else 'asc' end;
begin
  if not private.is_staff() then
    return;
  end if;
  perform private.require_choice(sort_column, 'sort', 'The order', '{created_at,reply_due_at,name,email,subject,status}');
  select coalesce(string_agg(format(' and (name ~* %1$L or email ~* %1$L or phone ~* %1$L or subject ~* %1$L or message ~* %1$L)', word), ''), '')
  into condition
  from unnest(words) as word;
  -- Nulls come last. An index serves an order only if both place nulls alike, even in a column without nulls.
  return query execute format(
    'select * from public.contact_submissions
     where case when $1 is null then status <> ''spam'' when $1 = ''all'' then true else status = $1 end
       and case when $2 then read_at is null else true end
       and case when $3 then reply_due_at < now() else true end
       and case when $6 is null then true else assignee_id = $6 end %s
     order by %I %s, id %s offset $4 limit least($5, 100)',
    condition, sort_column, direction || case when sort_column = 'reply_due_at' then ' nulls last' else '' end, direction
  ) using wanted_status, unread, overdue, skip, take, assigned_to;
end
$$;

drop function public.count_inquiries(integer, text, boolean, boolean, text[]);
create function public.count_inquiries(
  up_to integer, wanted_status text default null, unread boolean default false, overdue boolean default false,
  words text[] default '{}', assigned_to uuid default null
)
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute 'select count(*) from (
      select from public.contact_submissions
      where case when $1 is null then status <> ''spam'' when $1 = ''all'' then true else status = $1 end
        and case when $2 then read_at is null else true end
        and case when $3 then reply_due_at < now() else true end
        and case when $5 is null then true else assignee_id = $5 end'
      || private.search_condition(words, $t$concat_ws(E'\n', name, email, phone, subject, message)$t$)
      || ' limit $4 + 1) as found'
  into found_rows using wanted_status, unread, overdue, up_to, assigned_to;
  return found_rows;
end
$$;

revoke all on function
  public.list_assignees(),
  public.find_inquiries(text[], text, boolean, integer, integer, text, boolean, boolean, uuid),
  public.count_inquiries(integer, text, boolean, boolean, text[], uuid)
from public, anon, service_role;
grant execute on function
  public.list_assignees(),
  public.find_inquiries(text[], text, boolean, integer, integer, text, boolean, boolean, uuid),
  public.count_inquiries(integer, text, boolean, boolean, text[], uuid)
to authenticated;

alter table private.outbox drop constraint outbox_kind_check;
alter table private.outbox add constraint outbox_kind_check check (
  kind in (
    'inquiry-notice', 'inquiry-receipt', 'inquiry-reply', 'inquiry-digest', 'inquiry-reminder', 'inquiry-warning'
  )
);

-- Who gets the mails about an inquiry: its assignee, or the members who get mails about inquiries.
create function private.recipients_of(assignee uuid)
returns table (member uuid, email text)
language sql
stable
set search_path = ''
as $$
  select staff.user_id, users.email::text
  from private.staff
  join auth.users on users.id = staff.user_id
  where staff.active and case when assignee is null then staff.inquiry_mail <> 'off' else staff.user_id = assignee end
$$;

-- Writes the mails of due reminders and warnings and returns their numbers. A reminder of a closed inquiry or of spam is
-- not due. A warning is about a new inquiry without a reply; after a longer pause of the job, those that have been overdue
-- for a day get none. The marks, the locks and the unique keys each prevent a second mail.
create function private.enqueue_reminders()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  reminders integer;
  warnings integer;
begin
  with due as (
    select inquiry.id
    from public.contact_submissions as inquiry
    where inquiry.remind_at <= now() and inquiry.reminded_at is null and inquiry.status in ('new', 'contacted')
    for update skip locked
  ), reminded as (
    update public.contact_submissions as inquiry
    set reminded_at = now()
    from due
    where inquiry.id = due.id
    returning inquiry.*
  )
  insert into private.outbox (kind, recipient, member, inquiry_id, unique_key)
  select
    'inquiry-reminder', recipient.email, recipient.member, reminded.id,
    concat_ws(' ', 'inquiry-reminder', reminded.id, extract(epoch from reminded.remind_at), recipient.member)
  from reminded
  cross join lateral private.recipients_of(reminded.assignee_id) as recipient
  on conflict (unique_key) do nothing;
  get diagnostics reminders = row_count;

  with due as (
    select inquiry.id
    from public.contact_submissions as inquiry
    where inquiry.reply_due_at between now() - interval '1 day' and now() + interval '4 hours'
      and inquiry.reply_warned_at is null
      and inquiry.status = 'new'
      and not exists (select from public.inquiry_replies as reply where reply.inquiry_id = inquiry.id)
    for update skip locked
  ), warned as (
    update public.contact_submissions as inquiry
    set reply_warned_at = now()
    from due
    where inquiry.id = due.id
    returning inquiry.*
  )
  insert into private.outbox (kind, recipient, member, inquiry_id, unique_key)
  select
    'inquiry-warning', recipient.email, recipient.member, warned.id,
    concat_ws(' ', 'inquiry-warning', warned.id, recipient.member)
  from warned
  cross join lateral private.recipients_of(warned.assignee_id) as recipient
  on conflict (unique_key) do nothing;
  get diagnostics warnings = row_count;
  return jsonb_build_object('reminders', reminders, 'warnings', warnings);
end
$$;

comment on column private.job_runs.deleted is
'Numbers by kind: of deleted rows, or of the mails of the job ''reminders''. Null for a run that failed.';

-- Of the runs without a mail only the last stays in the log.
create function private.run_reminders()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.run_job('reminders', 'private.enqueue_reminders');
  delete from private.job_runs as run
  where run.job = 'reminders' and run.deleted = '{"reminders": 0, "warnings": 0}'
    and exists (select from private.job_runs as later where later.job = run.job and later.id > run.id);
end
$$;

-- Schedules the job for every five minutes. False where pg_cron is not available.
create function private.start_reminders()
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if to_regnamespace('cron') is null then
    if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
      return false;
    end if;
    create extension pg_cron with schema pg_catalog;
  end if;
  perform cron.schedule('reminders', '*/5 * * * *', 'select private.run_reminders()');
  return true;
end
$$;

do $$
begin
  perform private.start_reminders();
exception when others then
  raise warning 'The reminders are not scheduled (%). When pg_cron works, run: select private.start_reminders()', sqlerrm;
end
$$;

revoke all on function
  private.require_assignee(uuid), private.unassign_former_member(), private.check_assignment(),
  private.recipients_of(uuid), private.enqueue_reminders(), private.run_reminders(), private.start_reminders()
from public, anon, authenticated;
