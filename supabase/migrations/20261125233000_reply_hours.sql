-- The hours within which the studio promises a reply are a site setting, replyWithinHours: the due time of inquiries, the
-- overview, the warning and the receipt follow it.

-- Hours within which the studio promises a reply: those of the settings, else 24.
create function private.reply_within_hours()
returns integer
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select nullif(setting.value ->> 'replyWithinHours', '')::integer
      from public.site_settings as setting
      where setting.key = 'site_facts'
    ),
    24
  )
$$;

revoke all on function private.reply_within_hours() from public;
grant execute on function private.reply_within_hours() to authenticated;

-- Null unless the status is 'new'. Counts every hour of the calendar, nights and holidays included.
create or replace function private.reply_due_at(status text, received timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case when status = 'new' then received + make_interval(hours => private.reply_within_hours()) end
$$;

-- As before, with replyWithinHours.
create or replace function private.validate_site_facts(facts jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  fact record;
begin
  if jsonb_typeof(facts) is distinct from 'object' then
    perform private.raise_http_error(422, 'not_facts', 'value', 'The facts must be a list of names and texts.');
  end if;
  for fact in select entry.key, entry.value, entry.value #>> '{}' as text from jsonb_each(facts) as entry loop
    if jsonb_typeof(fact.value) <> 'string' then
      perform private.raise_http_error(422, 'not_a_text', fact.key, 'A fact must be a text.');
    end if;
    perform private.limit_length(
      fact.text, fact.key, 'A fact',
      case when fact.key in ('awardLedger', 'press', 'certificates') then 4000 else 300 end
    );
    if fact.key in ('instagram', 'pinterest', 'linkedin', 'facebook') and fact.text !~ '^(https://[^[:space:]]+)?$' then
      perform private.raise_http_error(422, 'not_an_address', fact.key, 'The address of a profile must begin with https://.');
    end if;
    if fact.key = 'email' and fact.text !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
      perform private.raise_http_error(422, 'not_an_email', fact.key, 'Please enter a valid email address.');
    end if;
    if fact.key = 'homeShows' and fact.text not in ('curated', 'latest') then
      perform private.raise_http_error(422, 'not_a_choice', fact.key, 'The home page shows curated or latest rows.');
    end if;
    -- The pattern excludes the year 0, which make_date refuses; CASE tests it before the text is converted.
    if fact.key = 'legalDay' and fact.text <> '' and (
      case
        when fact.text ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then right(fact.text, 2)::integer
          > extract(day from make_date(left(fact.text, 4)::integer, substr(fact.text, 6, 2)::integer, 1) + interval '1 month -1 day')
        else true
      end
    ) then
      perform private.raise_http_error(422, 'not_a_day', fact.key, 'Please enter a day such as 2025-03-09.');
    end if;
    if fact.key = 'retentionMonths' and fact.text !~ '^([1-9][0-9]?|1[01][0-9]|120)?$' then
      perform private.raise_http_error(422, 'not_months', fact.key, 'Enter a whole number of months from 1 to 120.');
    end if;
    if fact.key = 'replyWithinHours' and fact.text !~ '^([2-9]|[1-9][0-9]|1[0-5][0-9]|16[0-8])?$' then
      perform private.raise_http_error(422, 'not_hours', fact.key, 'Enter a whole number of hours from 2 to 168.');
    end if;
  end loop;
end
$$;

-- Recomputes the due time of open inquiries; the trigger update_inquiry does it at each update of a row.
create function private.follow_reply_hours()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.contact_submissions set reply_due_at = reply_due_at where status = 'new';
  return null;
end
$$;

revoke all on function private.follow_reply_hours() from public;

create trigger follow_new_reply_hours
after insert on public.site_settings
for each row
when (
  (current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true
  and new.key = 'site_facts' and new.value ? 'replyWithinHours'
)
execute function private.follow_reply_hours();

create trigger follow_reply_hours
after update on public.site_settings
for each row
when (
  (current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true
  and new.key = 'site_facts'
  and new.value ->> 'replyWithinHours' is distinct from old.value ->> 'replyWithinHours'
)
execute function private.follow_reply_hours();

create trigger follow_removed_reply_hours
after delete on public.site_settings
for each row
when (
  (current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true
  and old.key = 'site_facts' and old.value ? 'replyWithinHours'
)
execute function private.follow_reply_hours();

-- As before, with the promised hours instead of 24.
create or replace function public.attention_today()
returns table (overdue_replies integer, scheduled_posts integer, resting_drafts integer)
language sql
stable
set search_path = ''
as $$
  select
    private.counter_value('new inquiries')
      - (select count(*)::integer from public.contact_submissions where status = 'new' and created_at >= now() - make_interval(hours => private.reply_within_hours())),
    (select count(*)::integer from public.blog_posts where deleted_at is null and status = 'published' and published_at > now()),
    private.counter_value('drafts')
      - (select count(*)::integer from public.blog_posts where deleted_at is null and status = 'draft' and updated_at >= now() - interval '14 days')
  where private.is_staff()
$$;

-- As before, with a warning at half of the promised time where that is less than four hours before its end.
create or replace function private.enqueue_reminders()
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
      and inquiry.reply_due_at <= now() + (inquiry.reply_due_at - inquiry.created_at) / 2
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

-- As before, with the promised hours beside each inquiry: its receipt names them.
create or replace function private.claim_mails(most integer, lease interval)
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
      select coalesce(jsonb_agg(to_jsonb(inquiry) || promise order by inquiry.created_at, inquiry.id), '[]')
      from public.contact_submissions as inquiry
      cross join jsonb_build_object('reply_within_hours', private.reply_within_hours()) as promise
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
