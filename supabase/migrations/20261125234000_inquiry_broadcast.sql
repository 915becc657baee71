-- Where the database has Supabase Realtime, it tells the dashboards of each change of inquiries, which then need not ask
-- every few seconds. The embedded backend has none: dashboards ask there.

create function private.has_realtime()
returns boolean
language sql
stable
set search_path = ''
as $$
  select to_regprocedure('realtime.send(jsonb, text, text, boolean)') is not null
    and to_regclass('realtime.messages') is not null
$$;

revoke all on function private.has_realtime() from public, anon, authenticated;

-- The channel on which changes of inquiries are announced, for members; null without Realtime.
create function public.inquiry_channel()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when private.is_staff() and private.has_realtime() then 'inquiries' end
$$;

revoke all on function public.inquiry_channel() from public, anon, authenticated, service_role;
grant execute on function public.inquiry_channel() to authenticated;

-- The message says only that something has changed: each dashboard then reads what it may. EXECUTE, because the function
-- does not exist everywhere. An inquiry is stored whether it can be announced or not.
create function private.broadcast_inquiries()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.has_realtime() then
    execute $send$ select realtime.send('{}'::jsonb, 'changed', 'inquiries', true) $send$;
  end if;
  return null;
exception when others then
  raise warning 'A change of inquiries could not be announced: %', sqlerrm;
  return null;
end
$$;

revoke all on function private.broadcast_inquiries() from public, anon, authenticated;

create trigger broadcast_inquiries
after insert or update or delete on public.contact_submissions
for each statement
when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.broadcast_inquiries();

do $$
begin
  if private.has_realtime() then
    execute $policy$
      create policy "Members hear of changes of inquiries" on realtime.messages
      for select to authenticated
      using (
        (select realtime.topic()) = 'inquiries' and realtime.messages.extension = 'broadcast' and (select private.is_staff())
      )
    $policy$;
  end if;
end
$$;
