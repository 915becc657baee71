-- Inquiries of the contact form.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null default '',
  subject text not null default '',
  message text not null,
  service_interest text not null default '',
  project_type text not null default '',
  budget_range text not null default '',
  timeline text not null default '',
  -- Set by the form's spam checks: 'honeypot' or 'too-fast'.
  spam_signal text,
  status text not null default 'new' check (status in ('new', 'contacted', 'won', 'lost', 'spam')),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- The form promises a reply within 24 hours. Null as soon as the status is no longer 'new'.
  reply_due_at timestamptz
);

create index contact_submissions_newest on public.contact_submissions (created_at desc, id);
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

-- Refuses control characters in the e-mail address too: members write to it.
create function private.validate_inquiry(inquiry public.contact_submissions)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(inquiry.name, 'name', 'Full name');
  perform private.limit_length(inquiry.name, 'name', 'Full name', 120);
  perform private.require_text(inquiry.email, 'email', 'Email');
  perform private.limit_length(inquiry.email, 'email', 'Email', 254);
  if inquiry.email !~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+\.[^[:space:][:cntrl:]@]+$' then
    perform private.raise_http_error(422, 'not_an_email', 'email', 'Please enter a valid email address.');
  end if;
  perform private.limit_length(inquiry.phone, 'phone', 'Phone', 40);
  perform private.limit_length(inquiry.subject, 'subject', 'Subject', 200);
  perform private.require_text(inquiry.message, 'message', 'Project description');
  perform private.limit_length(inquiry.message, 'message', 'Project description', 5000);
  perform private.require_choice(inquiry.service_interest, 'service_interest', 'Service', '{"",residential-design,commercial-design,renovation,consultation}');
  perform private.require_choice(inquiry.project_type, 'project_type', 'Project type', '{"",residential,commercial,renovation}');
  perform private.require_choice(inquiry.budget_range, 'budget_range', 'Budget', '{"",under-25k,25k-50k,50k-100k,100k-200k,over-200k}');
  perform private.require_choice(inquiry.timeline, 'timeline', 'Timeline', '{"",asap,1-3-months,3-6-months,6-12-months,planning}');
end
$$;

create function private.receive_inquiry()
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
  perform private.validate_inquiry(new);
  if not private.is_api_request() then
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
  -- Duplicates first: the response to a repeated message is a success, not a rate limit.
  if private.is_duplicate_inquiry(new) then
    return null;
  end if;
  perform private.limit_inquiry_rate(new);
  return new;
end
$$;

create trigger receive_inquiry
before insert on public.contact_submissions
for each row execute function private.receive_inquiry();

-- Members change the status and the read mark; the visitor's own words stay. Reading leaves the version alone, so
-- that opening an inquiry conflicts with no edit.
create function private.update_inquiry()
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

create trigger update_inquiry
before update on public.contact_submissions
for each row execute function private.update_inquiry();

alter table public.contact_submissions enable row level security;

-- Visitors insert and can read nothing back.
create policy "Everybody sends inquiries" on public.contact_submissions
for insert to anon, authenticated with check (true);

create policy "Staff read inquiries" on public.contact_submissions
for select to authenticated using ((select private.is_staff()));

create policy "Staff work on inquiries" on public.contact_submissions
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff erase inquiries" on public.contact_submissions
for delete to authenticated using ((select private.is_staff()));

revoke all on public.contact_submissions from anon, authenticated;
grant insert (name, email, phone, subject, message, service_interest, project_type, budget_range, timeline, spam_signal)
on public.contact_submissions to anon, authenticated;
grant select, update, delete on public.contact_submissions to authenticated;

-- The latest 50 inquiries of the same sender, newest first, the inquiry itself included. Takes an id, so that no
-- e-mail address appears in a URL or a log. Runs with the caller's rights.
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

revoke all on function public.inquiries_of_sender(uuid) from public, anon, service_role;
grant execute on function public.inquiries_of_sender(uuid) to authenticated;
