-- Rate limits and duplicate detection of the contact form.

-- One row per IP address, e-mail address or message, by its SHA-256 hash: when its latest messages were accepted.
create table private.rate_limits (
  key text primary key,
  accepted_at timestamptz[] not null
);

-- No policy: only security-definer functions read or write this table.
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from anon, authenticated;

-- Counts a message and returns the number of this key within the span. Counting and reading are one statement, so
-- that concurrent messages are counted one after another. A refused message rolls its own count back, which keeps the
-- list within its limit.
create function private.count_recent_messages(key text, span interval)
returns integer
language sql
volatile
set search_path = ''
as $$
  insert into private.rate_limits as counter (key, accepted_at)
  values (encode(sha256(convert_to(count_recent_messages.key, 'UTF8')), 'hex'), array[now()])
  on conflict on constraint rate_limits_pkey do update
  set accepted_at = array(select at from unnest(counter.accepted_at) as at where at > now() - span) || now()
  returning cardinality(accepted_at)
$$;

-- The client's IP address as the proxy of a hosted project reports it. The embedded backend passes no headers on; it
-- limits by socket address instead (supabase/local).
create function private.client_ip()
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

-- True if the same e-mail address sent the same text within ten minutes: a double click, or a retry after a lost
-- response. The response is a success, and nothing is stored again.
create function private.is_duplicate_inquiry(inquiry public.contact_submissions)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  content_hash text := encode(sha256(convert_to(concat_ws(
    chr(31), 'text', lower(inquiry.email), inquiry.name, inquiry.phone, inquiry.subject, inquiry.message,
    inquiry.service_interest, inquiry.project_type, inquiry.budget_range, inquiry.timeline
  ), 'UTF8')), 'hex');
begin
  insert into private.rate_limits as counter (key, accepted_at)
  values (content_hash, array[now()])
  on conflict on constraint rate_limits_pkey do update set accepted_at = array[now()]
  where counter.accepted_at[1] <= now() - interval '10 minutes';
  return not found;
end
$$;

-- Allows 3 messages per hour and e-mail address, and 5 per ten minutes and IP address.
create function private.limit_inquiry_rate(inquiry public.contact_submissions)
returns void
language plpgsql
set search_path = ''
as $$
declare
  address text := private.client_ip();
begin
  -- One message per request: a bulk insert could lock rows in an order that deadlocks with another one.
  if current_setting('studio.inquiry_transaction', true) = pg_current_xact_id()::text then
    perform private.raise_http_error(422, 'one_at_a_time', null, 'Send one message at a time.');
  end if;
  perform set_config('studio.inquiry_transaction', pg_current_xact_id()::text, true);

  if private.count_recent_messages('mail ' || lower(inquiry.email), interval '1 hour') > 3
    or (address is not null and private.count_recent_messages('address ' || address, interval '10 minutes') > 5)
  then
    perform private.raise_http_error(429, 'rate_limited', null, 'Too many messages in a short time. Please try again later or call us.');
  end if;

  delete from private.rate_limits
  where key in (
    select stale.key
    from private.rate_limits as stale
    where stale.accepted_at[cardinality(stale.accepted_at)] < now() - interval '1 hour'
    limit 20
    for update skip locked
  );
end
$$;
