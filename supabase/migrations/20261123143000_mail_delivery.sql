-- Delivery of the mail outbox on hosted Supabase: pg_cron requests the edge function deliver-mails through pg_net each
-- minute while mails are due. The embedded backend has neither extension and delivers by a timer of its own.

-- At most one row: where the edge function is, and the key by which it recognises the scheduler.
create table private.mail_delivery (
  id boolean primary key default true check (id),
  url text not null check (url ~ '^https://\S+$'),
  key uuid not null default gen_random_uuid()
);

-- No policy: only the functions below, which the owner of the database runs, and the edge function read it.
alter table private.mail_delivery enable row level security;
revoke all on private.mail_delivery from anon, authenticated;

-- Requests a delivery if mails are due; null if none are. pg_net sends the request after the transaction, and its response
-- is in net._http_response.
create function private.request_mail_delivery()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  delivery private.mail_delivery;
  request bigint;
begin
  select * into delivery from private.mail_delivery;
  if delivery.url is null or not exists (
    select from private.outbox
    where outbox.sent_at is null and outbox.failed_at is null and outbox.due_at <= clock_timestamp()
  ) then
    return null;
  end if;
  select net.http_post(
    url => delivery.url,
    body => '{}'::jsonb,
    headers => jsonb_build_object('authorization', 'Bearer ' || delivery.key, 'content-type', 'application/json'),
    timeout_milliseconds => 60000
  ) into request;
  return request;
end
$$;

create function private.is_mail_delivery_key(given text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.mail_delivery where mail_delivery.key::text = lower(given))
$$;

-- Starts the delivery by the edge function at this address, with a new key. Notices and receipts that have waited for
-- more than a day are dropped: nobody wants those of last month. Replies are sent, however old they are.
create function private.start_mail_delivery(url text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if to_regnamespace('cron') is null then
    create extension pg_cron with schema pg_catalog;
  end if;
  if to_regnamespace('net') is null then
    create extension pg_net with schema extensions;
  end if;
  delete from private.mail_delivery;
  insert into private.mail_delivery (url) values (start_mail_delivery.url);
  delete from private.outbox
  where outbox.sent_at is null and outbox.kind <> 'inquiry-reply' and outbox.created_at < now() - interval '1 day';
  perform cron.schedule('deliver-mails', '* * * * *', 'select private.request_mail_delivery()');
end
$$;

-- Mails wait in the outbox from now on, and the dashboard offers no replies.
create function private.stop_mail_delivery()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform cron.unschedule('deliver-mails');
  delete from private.mail_delivery;
end
$$;

revoke all on function
  private.request_mail_delivery(), private.is_mail_delivery_key(text), private.start_mail_delivery(text),
  private.stop_mail_delivery()
from public, anon, authenticated;

-- Whether the studio's mails are delivered; the dashboard offers replies only then. The embedded backend has no row here:
-- its own server delivers, by a timer.
create function public.delivers_mail()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return exists (select from private.mail_delivery);
end
$$;

revoke all on function public.delivers_mail() from public, anon, service_role;
grant execute on function public.delivers_mail() to authenticated;
