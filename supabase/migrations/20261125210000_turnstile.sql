-- Cloudflare Turnstile, off by default. Once it is required, an inquiry that does not come through the edge function
-- send-inquiry is refused, so that a program cannot go around the check.

-- One row.
create table private.turnstile (
  id boolean primary key default true check (id),
  -- Null while it is not required.
  required_since timestamptz
);

-- No policy: only the functions below, which the owner of the database runs, and the trigger read or write it.
alter table private.turnstile enable row level security;
revoke all on private.turnstile from anon, authenticated;

insert into private.turnstile default values;

create function private.require_turnstile()
returns void
language sql
set search_path = ''
as $$
  update private.turnstile set required_since = coalesce(required_since, now()) where true
$$;

create function private.stop_requiring_turnstile()
returns void
language sql
set search_path = ''
as $$
  update private.turnstile set required_since = null where true
$$;

-- Whether an inquiry of the API lacks the check that is required. The mark holds for one transaction; the API's roles
-- cannot set it.
create function private.lacks_turnstile()
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_api_request()
    and exists (select from private.turnstile where required_since is not null)
    and (current_setting('studio.verified_inquiry', true) = pg_current_xact_id_if_assigned()::text) is not true
$$;

-- For the server: stores an inquiry whose check passed, by the rules for a visitor's own insert: its role, rights and
-- triggers. `address` is the visitor's and counts in the rate limits; null where the server limits by itself.
create function private.send_verified_inquiry(inquiry jsonb, address text)
returns void
language plpgsql
set search_path = ''
set role = 'anon'
as $$
begin
  perform set_config('request.headers', jsonb_build_object('x-forwarded-for', address)::text, true);
  perform set_config('studio.verified_inquiry', pg_current_xact_id()::text, true);
  insert into public.contact_submissions (
    name, email, phone, subject, message, service_interest, project_type, budget_range, timeline, spam_signal
  )
  select
    sent.name, sent.email, sent.phone, sent.subject, sent.message, sent.service_interest, sent.project_type,
    sent.budget_range, sent.timeline, sent.spam_signal
  from jsonb_populate_record(null::public.contact_submissions, inquiry) as sent;
end
$$;

-- As before; while Turnstile is required, inquiries without its check are refused first.
create or replace function private.receive_inquiry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.lacks_turnstile() then
    perform private.raise_http_error(
      422, 'turnstile_required', null,
      'This form now needs a check that the page does not have yet. Reload the page, which keeps your text, and send it again.'
    );
  end if;
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

revoke all on function
  private.require_turnstile(), private.stop_requiring_turnstile(), private.lacks_turnstile(),
  private.send_verified_inquiry(jsonb, text)
from public, anon, authenticated;
