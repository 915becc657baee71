-- The form promises an answer within 24 hours: an inquiry that is still new says until when. Null as
-- soon as somebody answered or filed it. (Notes have a table of their own: 20251121130000.)

alter table public.contact_submissions add column reply_due_at timestamptz;

create index contact_submissions_reply_due on public.contact_submissions (reply_due_at, id);
create index contact_submissions_sender on public.contact_submissions (lower(email), created_at desc);

create function private.reply_due_at(status text, received timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case when status = 'new' then received + interval '24 hours' end
$$;

create or replace function private.receive_inquiry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := btrim(coalesce(new.name, ''));
  new.email := btrim(coalesce(new.email, ''));
  new.phone := coalesce(new.phone, '');
  new.subject := coalesce(new.subject, '');
  new.message := coalesce(new.message, '');
  new.service_interest := coalesce(new.service_interest, '');
  new.project_type := coalesce(new.project_type, '');
  new.budget_range := coalesce(new.budget_range, '');
  new.timeline := coalesce(new.timeline, '');
  perform private.check_inquiry(new);
  if not private.through_api() then
    new.reply_due_at := private.reply_due_at(new.status, new.created_at);
    return new;
  end if;

  new.id := gen_random_uuid();
  new.spam_signal := case when new.spam_signal in ('honeypot', 'too-fast') then new.spam_signal end;
  new.status := case when new.spam_signal is null then 'new' else 'spam' end;
  new.read_at := null;
  new.created_at := now();
  new.updated_at := now();
  new.version := 1;
  new.reply_due_at := private.reply_due_at(new.status, new.created_at);
  -- Repetition comes first: whoever repeats a message hears that it was sent, not that it was too much.
  if private.repeats_itself(new) then
    return null;
  end if;
  perform private.guard_contact(new);
  return new;
end
$$;

-- Staff work on status and read mark; what the visitor wrote stays as it was. Reading is not an edit:
-- it leaves the version alone, so that opening an inquiry conflicts with nobody's choice of a status.
create or replace function private.work_on_inquiry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted public.contact_submissions := new;
begin
  perform private.require_choice(wanted.status, 'status', 'Status', '{new,contacted,won,lost,spam}');
  new := old;
  new.status := wanted.status;
  new.read_at := case when wanted.read_at is not null then coalesce(old.read_at, now()) end;
  new.reply_due_at := private.reply_due_at(new.status, new.created_at);
  if new.status is distinct from old.status then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- Rows of before get their time from the trigger.
update public.contact_submissions set status = status where status = 'new';

alter table public.contact_submissions drop column notes;

-- Everything that the sender of an inquiry has sent, newest first, the inquiry itself included. By its
-- id, so that no e-mail stands in an address or a log. Runs with the caller's rights.
create function public.inquiries_of_sender(inquiry_id uuid)
returns table (id uuid, subject text, message text, status text, created_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select other.id, other.subject, left(other.message, 120), other.status, other.created_at
  from public.contact_submissions as one
  join public.contact_submissions as other on lower(other.email) = lower(one.email)
  where one.id = inquiries_of_sender.inquiry_id
  order by other.created_at desc, other.id
  limit 50
$$;

revoke all on function public.inquiries_of_sender(uuid) from public, anon;
grant execute on function public.inquiries_of_sender(uuid) to authenticated;
