-- Limits inquiries by network instead of address where one client has many addresses: a provider assigns at least a
-- whole /64 of IPv6 to each connection.

-- The network of an address: an IPv4 address itself, also where it is mapped into IPv6, and the /64 of an IPv6
-- address. Text that is no address is returned unchanged.
create function private.network_of(address text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  parsed inet;
begin
  parsed := address::inet;
  if family(parsed) = 4 then
    return host(parsed);
  elsif parsed << '::ffff:0.0.0.0/96'::inet then
    return host('0.0.0.0'::inet + (parsed - '::ffff:0.0.0.0'::inet));
  end if;
  return network(set_masklen(parsed, 64))::text;
exception
  when invalid_text_representation then return address;
end
$$;

-- The client's network, from the address that the proxy of a hosted project reports. The embedded backend passes no
-- headers on; it limits by socket address instead (supabase/local).
create function private.client_network()
returns text
language sql
stable
set search_path = ''
as $$
  select private.network_of(coalesce(
    headers ->> 'cf-connecting-ip',
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '')
  ))
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as request
$$;

-- Allows 3 messages per hour and e-mail address, and 5 per ten minutes and network.
create or replace function private.limit_inquiry_rate(inquiry public.contact_submissions)
returns void
language plpgsql
set search_path = ''
as $$
declare
  network text := private.client_network();
begin
  -- One message per request: a bulk insert could lock rows in an order that deadlocks with another one.
  if current_setting('studio.inquiry_transaction', true) = pg_current_xact_id()::text then
    perform private.raise_http_error(422, 'one_at_a_time', null, 'Send one message at a time.');
  end if;
  perform set_config('studio.inquiry_transaction', pg_current_xact_id()::text, true);

  if private.count_recent_messages('mail ' || lower(inquiry.email), interval '1 hour') > 3
    or (network is not null and private.count_recent_messages('network ' || network, interval '10 minutes') > 5)
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

drop function private.client_ip();

revoke all on function private.network_of(text), private.client_network() from public;
