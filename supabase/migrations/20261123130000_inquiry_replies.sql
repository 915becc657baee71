-- Replies to inquiries, written in the dashboard and mailed from the studio's address; and how each member gets notices:
-- at once, as one digest a day, or not at all.

create table public.inquiry_replies (
  id uuid primary key default gen_random_uuid(),
  -- Deleted with the inquiry, as the sender may demand.
  inquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  subject text not null,
  body text not null,
  -- E-mail address of the author; null for writes that do not come from the dashboard.
  author text,
  created_at timestamptz not null default now(),
  -- When the mail server accepted the mail.
  sent_at timestamptz,
  -- Why the latest attempt failed.
  failure text,
  -- Set after the last attempt, until a member sends it again.
  failed_at timestamptz
);

create index inquiry_replies_thread on public.inquiry_replies (inquiry_id, created_at, id);

create function private.validate_reply(reply public.inquiry_replies)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(reply.subject, 'subject', 'Subject');
  perform private.limit_length(reply.subject, 'subject', 'Subject', 200);
  perform private.require_text(reply.body, 'body', 'A reply');
  perform private.limit_length(reply.body, 'body', 'A reply', 10000);
end
$$;

create function private.write_reply()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.validate_reply(new);
  if private.is_api_request() then
    new.author := auth.jwt() ->> 'email';
    new.created_at := now();
    new.sent_at := null;
    new.failure := null;
    new.failed_at := null;
  end if;
  return new;
end
$$;

-- The condition is that of every row trigger: none fires for the rows of a restore.
create trigger write_reply
before insert on public.inquiry_replies
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.write_reply();

alter table public.inquiry_replies enable row level security;

create policy "Staff read replies" on public.inquiry_replies
for select to authenticated using ((select private.is_staff()));

create policy "Staff write replies" on public.inquiry_replies
for insert to authenticated with check ((select private.is_staff()));

-- A reply is neither changed nor deleted: its mail may have been sent.
revoke all on public.inquiry_replies from anon, authenticated;
revoke all on public.inquiry_replies from service_role;
grant select on public.inquiry_replies to authenticated;
grant insert (id, inquiry_id, subject, body) on public.inquiry_replies to authenticated;
grant select, insert, update, delete on public.inquiry_replies to service_role;

-- Mails of replies and digests in the outbox.
alter table private.staff drop constraint staff_inquiry_mail_check;
alter table private.staff add constraint staff_inquiry_mail_check check (inquiry_mail in ('at-once', 'daily', 'off'));

alter table private.outbox drop constraint outbox_kind_check;
alter table private.outbox add constraint outbox_kind_check
check (kind in ('inquiry-notice', 'inquiry-receipt', 'inquiry-reply', 'inquiry-digest'));
alter table private.outbox alter column inquiry_id drop not null;
alter table private.outbox
  -- The reply that the mail delivers.
  add column reply_id uuid references public.inquiry_replies (id) on delete cascade,
  -- The member who gets a notice or digest; an ended membership takes its unsent mails with it.
  add column member uuid references auth.users (id) on delete cascade,
  -- A digest lists the inquiries received in this period.
  add column covers tstzrange,
  add constraint outbox_subject check (
    case kind
      when 'inquiry-digest' then covers is not null and member is not null and inquiry_id is null and reply_id is null
      when 'inquiry-reply' then reply_id is not null and inquiry_id is not null and covers is null
      else inquiry_id is not null and reply_id is null and covers is null
    end
  );

create index outbox_reply on private.outbox (reply_id) where reply_id is not null;
create index outbox_member on private.outbox (member) where member is not null;

-- The end of the digest period that contains a time: periods end at 06:00 UTC.
create function private.digest_time(received timestamptz)
returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select (date_trunc('day', (received at time zone 'UTC') - interval '6 hours') + interval '30 hours') at time zone 'UTC'
$$;

create or replace function private.enqueue_inquiry_mails()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  digest_due timestamptz := private.digest_time(new.created_at);
begin
  if not private.is_api_request() then
    return null;
  end if;
  insert into private.outbox (kind, recipient, member, inquiry_id, unique_key)
  select 'inquiry-notice', users.email, staff.user_id, new.id, concat_ws(' ', 'inquiry-notice', new.id, staff.user_id)
  from private.staff
  join auth.users on users.id = staff.user_id
  where staff.active and staff.inquiry_mail = 'at-once';
  insert into private.outbox (kind, recipient, member, covers, due_at, unique_key)
  select
    'inquiry-digest', users.email, staff.user_id, tstzrange(digest_due - interval '1 day', digest_due),
    -- Transactions that began within the period have ended by then.
    digest_due + interval '5 minutes',
    concat_ws(' ', 'inquiry-digest', staff.user_id, digest_due)
  from private.staff
  join auth.users on users.id = staff.user_id
  where staff.active and staff.inquiry_mail = 'daily'
  on conflict (unique_key) do nothing;
  insert into private.outbox (kind, recipient, inquiry_id, unique_key)
  values (
    'inquiry-receipt', new.email, new.id,
    concat_ws(' ', 'inquiry-receipt', lower(new.email), (new.created_at at time zone 'UTC')::date)
  )
  on conflict (unique_key) do nothing;
  return null;
end
$$;

-- The mail of a reply. Whoever writes to the sender has read the inquiry and takes it for none of the spam.
create function private.enqueue_reply_mail()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_api_request() then
    return null;
  end if;
  insert into private.outbox (kind, recipient, inquiry_id, reply_id, unique_key)
  select 'inquiry-reply', inquiry.email, inquiry.id, new.id, concat_ws(' ', 'inquiry-reply', new.id)
  from public.contact_submissions as inquiry
  where inquiry.id = new.inquiry_id;
  update public.contact_submissions
  set status = 'contacted', read_at = coalesce(read_at, now())
  where id = new.inquiry_id and status in ('new', 'spam');
  return null;
end
$$;

create trigger enqueue_reply_mail
after insert on public.inquiry_replies
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.enqueue_reply_mail();

-- As before; the content of a mail is the inquiries that it is about, oldest first, and the reply that it delivers.
drop function private.claim_mails(integer, interval);
create function private.claim_mails(most integer, lease interval)
returns table (id uuid, claim uuid, kind text, recipient text, inquiries jsonb, reply jsonb)
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
    to_jsonb(reply)
  from claimed
  left join public.inquiry_replies as reply on reply.id = claimed.reply_id
$$;

-- As before; the outcome of a reply's mail is stored with the reply, too.
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
  )
  select exists (select from finished)
$$;

create function private.require_staff()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_staff() then
    perform private.raise_http_error(403, 'staff_only', null, 'Only members of the studio may do this.');
  end if;
end
$$;

-- Sends a reply now whose mail was not accepted yet, given up or lost with a restored backup. False if it was sent.
create function public.resend_reply(reply uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  update public.inquiry_replies set failure = null, failed_at = null
  where inquiry_replies.id = resend_reply.reply and inquiry_replies.sent_at is null;
  if not found then
    return false;
  end if;
  insert into private.outbox (kind, recipient, inquiry_id, reply_id, unique_key)
  select 'inquiry-reply', inquiry.email, inquiry.id, replies.id, concat_ws(' ', 'inquiry-reply', replies.id)
  from public.inquiry_replies as replies
  join public.contact_submissions as inquiry on inquiry.id = replies.inquiry_id
  where replies.id = resend_reply.reply
  -- A worker that is sending the mail at this moment has its claim.
  on conflict (unique_key) do update
  set failed_at = null, attempts = 0, due_at = clock_timestamp()
  where outbox.sent_at is null and outbox.claim is null;
  return true;
end
$$;

-- Sets how a member gets notices of inquiries: of anybody for an owner, one's own for an editor.
create function public.choose_inquiry_mail(member uuid, choice text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if member is distinct from auth.uid() then
    perform private.require_owner();
  else
    perform private.require_staff();
  end if;
  perform private.require_choice(choice, 'inquiry_mail', 'Mail about inquiries', '{at-once,daily,off}');
  update private.staff set inquiry_mail = choice where staff.user_id = choose_inquiry_mail.member;
  if not found then
    perform private.raise_http_error(404, 'unknown_member', null, 'This person is no member of the studio.');
  end if;
  if choice = 'off' then
    delete from private.outbox where outbox.member = choose_inquiry_mail.member and outbox.sent_at is null;
  end if;
  return true;
end
$$;

drop function public.list_staff();
create function public.list_staff()
returns table (
  user_id uuid, email text, role text, active boolean, created_at timestamptz, joined boolean, inquiry_mail text
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    staff.user_id, users.email::text, staff.role, staff.active, staff.created_at, users.last_sign_in_at is not null,
    staff.inquiry_mail
  from private.staff
  join auth.users on users.id = staff.user_id
  where private.is_owner() or (private.is_staff() and staff.user_id = auth.uid())
  order by staff.created_at, staff.user_id
$$;

-- Replies belong to a backup. A backup made before replies existed has none of them.
create or replace function private.backup_relations()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'categories', 'blog_posts', 'projects', 'slug_history', 'contact_submissions', 'inquiry_notes', 'inquiry_replies',
    'site_settings', 'post_versions'
  ]
$$;

create or replace function private.validate_restored_row(relation text, item jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  post public.blog_posts;
  project public.projects;
  inquiry public.contact_submissions;
begin
  if relation in ('categories', 'blog_posts', 'projects') then
    perform private.require_text(item ->> 'slug', 'slug', 'The address');
  end if;
  case relation
    when 'categories' then
      perform private.require_text(item ->> 'name', 'name', 'Category name');
      perform private.limit_length(item ->> 'name', 'name', 'Category name', 80);
    when 'blog_posts' then
      post := jsonb_populate_record(post, '{"post_type": "blog", "status": "draft"}' || item);
      perform private.validate_post(post);
      perform private.resolve_published_at(post.status, post.published_at, null);
    when 'projects' then
      project := jsonb_populate_record(project, '{"status": "draft", "gallery_images": []}' || item);
      perform private.validate_project(project);
      perform private.resolve_published_at(project.status, project.published_at, null);
      return item || jsonb_build_object('gallery_images', private.normalize_gallery(project.gallery_images));
    when 'contact_submissions' then
      inquiry := jsonb_populate_record(inquiry, '{"service_interest": "", "project_type": "", "budget_range": "", "timeline": ""}' || item);
      perform private.validate_inquiry(inquiry);
    when 'inquiry_notes' then
      perform private.require_text(item ->> 'body', 'body', 'A note');
      perform private.limit_length(item ->> 'body', 'body', 'A note', 10000);
    when 'inquiry_replies' then
      perform private.validate_reply(jsonb_populate_record(null::public.inquiry_replies, item));
      -- The outbox is no part of a backup: nothing would send a reply that was still waiting.
      if item ->> 'sent_at' is null and item ->> 'failed_at' is null then
        return item || jsonb_build_object(
          'failed_at', now(), 'failure', coalesce(item ->> 'failure', 'It had not been sent when the backup was made.')
        );
      end if;
    when 'site_settings' then
      perform private.validate_site_setting(jsonb_populate_record(null::public.site_settings, item));
    else null; -- Rows that only the server writes: slug_history and post_versions.
  end case;
  return item;
end
$$;

create or replace function public.finish_restore(restore uuid, expected jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  relation_name text;
  counts jsonb := '{}';
begin
  perform private.require_owner();
  foreach relation_name in array private.backup_relations() loop
    if (select count(*) from private.restore_rows as staged where staged.restore = finish_restore.restore and staged.relation = relation_name)
      is distinct from coalesce((expected ->> relation_name)::bigint, case relation_name when 'inquiry_replies' then 0 end)
    then
      perform private.raise_http_error(422, 'incomplete', null, 'The backup did not arrive whole; nothing was changed. Please try again.');
    end if;
  end loop;
  -- Two exchanges at a time would leave rows of both: a delete does not see rows that another transaction inserts.
  if not pg_try_advisory_xact_lock(hashtext('finish_restore')) then
    perform private.raise_http_error(409, 'restore_running', null, 'Another backup is being restored. Please try again when it is done.');
  end if;
  perform set_config('studio.restoring', pg_current_xact_id()::text, true);
  delete from public.post_versions where true;
  delete from public.slug_history where true;
  delete from public.blog_posts where true;
  delete from public.projects where true;
  delete from public.inquiry_notes where true;
  delete from public.inquiry_replies where true;
  delete from public.contact_submissions where true;
  delete from public.site_settings where true;
  delete from public.categories where true;
  foreach relation_name in array private.backup_relations() loop
    counts := counts || jsonb_build_object(relation_name, private.restore_relation(finish_restore.restore, relation_name));
  end loop;
  perform set_config('studio.restoring', '', true);
  delete from private.restore_rows as staged where staged.restore = finish_restore.restore;
  return counts;
end
$$;

revoke all on function
  private.require_staff(), private.validate_reply(public.inquiry_replies), private.write_reply(), private.enqueue_reply_mail(),
  private.digest_time(timestamptz), private.claim_mails(integer, interval)
from public, anon, authenticated;
revoke all on function public.resend_reply(uuid), public.choose_inquiry_mail(uuid, text), public.list_staff()
from public, anon, service_role;
grant execute on function public.resend_reply(uuid), public.choose_inquiry_mail(uuid, text), public.list_staff()
to authenticated;
