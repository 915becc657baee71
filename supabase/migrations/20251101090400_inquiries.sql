-- What visitors send by the contact form, and the guard that keeps floods out.

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
  -- Set by the form when a robot gave itself away.
  spam_signal text,
  status text not null default 'new' check (status in ('new', 'contacted', 'won', 'lost', 'spam')),
  read_at timestamptz,
  notes text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create index contact_submissions_newest on public.contact_submissions (created_at desc, id);

-- One row for an address, an e-mail or a text, by its hash: the times of its latest accepted messages.
create table private.contact_counters (
  key text primary key,
  accepted_at timestamptz[] not null
);

-- Counts a message and tells how many this key has sent within the span. Counting and reading are one
-- statement, so that a thousand messages at once are counted one after another. A refused message
-- rolls its own count back, which is why a list never grows beyond its limit.
create function private.count_message(key text, span interval)
returns integer
language sql
volatile
set search_path = ''
as $$
  insert into private.contact_counters as counter (key, accepted_at)
  values (encode(sha256(convert_to(count_message.key, 'UTF8')), 'hex'), array[now()])
  on conflict on constraint contact_counters_pkey do update
  set accepted_at = array(select at from unnest(counter.accepted_at) as at where at > now() - span) || now()
  returning cardinality(accepted_at)
$$;

-- The visitor's address as the proxy in front of a hosted project reports it. The embedded backend
-- passes no headers on; it limits by socket address instead (supabase/local).
create function private.visitor_address()
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    headers ->> 'cf-connecting-ip',
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '')
  )
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as request
$$;

-- True when the very same text came from the same e-mail within ten minutes: a double click, a retry
-- after a lost answer. It counts as sent, and is stored once.
create function private.repeats_itself(inquiry public.contact_submissions)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  fingerprint text := encode(sha256(convert_to(concat_ws(
    chr(31), 'text', lower(inquiry.email), inquiry.name, inquiry.phone, inquiry.subject, inquiry.message,
    inquiry.service_interest, inquiry.project_type, inquiry.budget_range, inquiry.timeline
  ), 'UTF8')), 'hex');
begin
  insert into private.contact_counters as counter (key, accepted_at)
  values (fingerprint, array[now()])
  on conflict on constraint contact_counters_pkey do update set accepted_at = array[now()]
  where counter.accepted_at[1] <= now() - interval '10 minutes';
  return not found;
end
$$;

create function private.guard_contact(inquiry public.contact_submissions)
returns void
language plpgsql
set search_path = ''
as $$
declare
  address text := private.visitor_address();
begin
  -- One message for each request: a list of messages could lock counters in an order of its own.
  if current_setting('studio.inquiry_in', true) = pg_current_xact_id()::text then
    perform private.refuse(422, 'one_at_a_time', null, 'Send one message at a time.');
  end if;
  perform set_config('studio.inquiry_in', pg_current_xact_id()::text, true);

  if private.count_message('mail ' || lower(inquiry.email), interval '1 hour') > 3
    or (address is not null and private.count_message('address ' || address, interval '10 minutes') > 5)
  then
    perform private.refuse(429, 'rate_limited', null, 'Too many messages in a short time. Please try again later or call us.');
  end if;

  delete from private.contact_counters
  where key in (
    select stale.key
    from private.contact_counters as stale
    where stale.accepted_at[cardinality(stale.accepted_at)] < now() - interval '1 hour'
    limit 20
    for update skip locked
  );
end
$$;

create function private.check_inquiry(inquiry public.contact_submissions)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(inquiry.name, 'name', 'Full name');
  perform private.limit_text(inquiry.name, 'name', 'Full name', 120);
  perform private.require_text(inquiry.email, 'email', 'Email');
  perform private.limit_text(inquiry.email, 'email', 'Email', 254);
  if inquiry.email !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
    perform private.refuse(422, 'not_an_email', 'email', 'Please enter a valid email address.');
  end if;
  perform private.limit_text(inquiry.phone, 'phone', 'Phone', 40);
  perform private.limit_text(inquiry.subject, 'subject', 'Subject', 200);
  perform private.require_text(inquiry.message, 'message', 'Project description');
  perform private.limit_text(inquiry.message, 'message', 'Project description', 5000);
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
  perform private.check_inquiry(new);
  if not private.through_api() then
    return new;
  end if;

  new.id := gen_random_uuid();
  new.spam_signal := case when new.spam_signal in ('honeypot', 'too-fast') then new.spam_signal end;
  new.status := case when new.spam_signal is null then 'new' else 'spam' end;
  new.read_at := null;
  new.notes := '';
  new.created_at := now();
  new.updated_at := now();
  new.version := 1;
  -- Repetition comes first: whoever repeats a message hears that it was sent, not that it was too much.
  if private.repeats_itself(new) then
    return null;
  end if;
  perform private.guard_contact(new);
  return new;
end
$$;

create trigger receive_inquiry
before insert on public.contact_submissions
for each row execute function private.receive_inquiry();

-- Staff work on status, notes and read mark; what the visitor wrote stays as it was. Reading is not an
-- edit: it leaves the version alone, so that opening an inquiry conflicts with nobody's note.
create function private.work_on_inquiry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted public.contact_submissions := new;
begin
  perform private.require_choice(wanted.status, 'status', 'Status', '{new,contacted,won,lost,spam}');
  wanted.notes := coalesce(wanted.notes, '');
  perform private.limit_text(wanted.notes, 'notes', 'Notes', 10000);
  new := old;
  new.status := wanted.status;
  new.notes := wanted.notes;
  new.read_at := case when wanted.read_at is not null then coalesce(old.read_at, now()) end;
  if (new.status, new.notes) is distinct from (old.status, old.notes) then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger work_on_inquiry
before update on public.contact_submissions
for each row execute function private.work_on_inquiry();
