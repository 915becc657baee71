-- Files that a reply to an inquiry carries. They are stored in a private bucket before the reply, and the reply lists them.
-- A file that no reply lists is removed by the worker that delivers the mails: one of a reply that was never sent, of an
-- erased inquiry, or of a reply that a restore replaced. SQL cannot do that, because Supabase refuses to delete rows of
-- storage.objects, whose files would stay.

-- MIME type by the extension of the file's name. Programs, scripts, web pages and SVG are none of them.
create function private.reply_file_types()
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select '{
    "pdf": "application/pdf", "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "webp": "image/webp",
    "avif": "image/avif", "txt": "text/plain", "csv": "text/csv", "zip": "application/zip",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "dwg": "image/vnd.dwg", "dxf": "image/vnd.dxf"
  }'::jsonb
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'reply-files', 'reply-files', false, 10485760, array_agg(distinct types.value order by types.value)
from jsonb_each_text(private.reply_file_types()) as types
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The id of the reply, the id of the file, and the extension: what the file is called is stored with the reply only.
create function private.is_reply_file_name(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}$'
    and private.reply_file_types() ? substring(name from '[a-z]+$')
$$;

-- Members neither replace nor delete a file: its mail may have been sent.
create policy "Staff upload files of replies" on storage.objects
for insert to authenticated
with check (bucket_id = 'reply-files' and private.is_reply_file_name(name) and (select private.is_staff()));

create policy "Staff read files of replies" on storage.objects
for select to authenticated
using (bucket_id = 'reply-files' and (select private.is_staff()));

-- [{"path", "name", "type", "size"}]: the name in the bucket, what the file is called, and its bytes.
alter table public.inquiry_replies add column attachments jsonb not null default '[]';
grant insert (attachments) on public.inquiry_replies to authenticated;

create function private.validate_attachments(reply public.inquiry_replies)
returns void
language plpgsql
set search_path = ''
as $$
declare
  entry jsonb;
begin
  perform private.require_object_list(reply.attachments, 'attachments', 'Files', 10);
  for entry in select value from jsonb_array_elements(reply.attachments) loop
    if jsonb_typeof(entry -> 'path') is distinct from 'string' or jsonb_typeof(entry -> 'name') is distinct from 'string'
      or jsonb_typeof(entry -> 'type') is distinct from 'string' or jsonb_typeof(entry -> 'size') is distinct from 'number'
      or entry - '{path,name,type,size}'::text[] <> '{}'
    then
      perform private.raise_http_error(422, 'not_an_entry', 'attachments', 'A file needs its path, name, type and size.');
    end if;
    if not private.is_reply_file_name(entry ->> 'path') or split_part(entry ->> 'path', '/', 1) <> reply.id::text then
      perform private.raise_http_error(422, 'not_a_name', 'attachments', 'A file must belong to its reply.');
    end if;
    perform private.require_line(entry ->> 'name', 'attachments', 'The name of a file', 255);
    if entry ->> 'type' <> private.reply_file_types() ->> substring(entry ->> 'path' from '[a-z]+$') then
      perform private.raise_http_error(422, 'not_a_choice', 'attachments', 'The type of a file must be that of its name.');
    end if;
    if (entry ->> 'size')::numeric < 1 or (entry ->> 'size')::numeric % 1 <> 0 then
      perform private.raise_http_error(422, 'out_of_range', 'attachments', 'A file may not be empty.');
    end if;
  end loop;
  if (select sum((value ->> 'size')::numeric) > 10485760 from jsonb_array_elements(reply.attachments)) then
    perform private.raise_http_error(422, 'too_large', 'attachments', 'Together the files may have at most 10 MB.');
  end if;
  if (select count(distinct value ->> 'path') < count(*) from jsonb_array_elements(reply.attachments)) then
    perform private.raise_http_error(422, 'repeated', 'attachments', 'Each file may be attached once.');
  end if;
end
$$;

create or replace function private.validate_reply(reply public.inquiry_replies)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(reply.subject, 'subject', 'Subject');
  perform private.limit_length(reply.subject, 'subject', 'Subject', 200);
  perform private.require_text(reply.body, 'body', 'A reply');
  perform private.limit_length(reply.body, 'body', 'A reply', 10000);
  perform private.validate_attachments(reply);
end
$$;

-- Refuses a reply whose files are not stored as it says. A restored reply may have lost its files.
create function private.require_stored_files(reply public.inquiry_replies)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from jsonb_array_elements(reply.attachments) as entry
    where lower(substring(entry ->> 'name' from '\.([A-Za-z]+)$')) is distinct from substring(entry ->> 'path' from '[a-z]+$')
  ) then
    perform private.raise_http_error(422, 'not_a_choice', 'attachments', 'The type of a file must be that of its name.');
  end if;
  if exists (
    select from jsonb_array_elements(reply.attachments) as entry
    where not exists (
      select from storage.objects as object
      where object.bucket_id = 'reply-files' and object.name = entry ->> 'path'
        and (object.metadata ->> 'size')::numeric = (entry ->> 'size')::numeric
    )
  ) then
    perform private.raise_http_error(422, 'missing_file', 'attachments', 'A file has not arrived. Send the reply again.');
  end if;
end
$$;

create or replace function private.write_reply()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.validate_reply(new);
  perform private.require_stored_files(new);
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

-- Names of files that no reply lists, oldest first. Within the first hour a reply may still be sent with them.
create function private.unneeded_reply_files(most integer)
returns setof text
language sql
stable
set search_path = ''
as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'reply-files' and object.created_at < now() - interval '1 hour'
    and not exists (
      select from public.inquiry_replies as reply
      where reply.id = case when private.is_reply_file_name(object.name) then split_part(object.name, '/', 1)::uuid end
        and reply.attachments @> jsonb_build_array(jsonb_build_object('path', object.name))
    )
  order by object.created_at
  limit most
$$;

-- As before; files that no reply needs are a reason for a request, too.
create or replace function private.request_mail_delivery()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  delivery private.mail_delivery;
  request bigint;
begin
  select * into delivery from private.mail_delivery;
  if delivery.url is null or not (
    exists (
      select from private.outbox
      where outbox.sent_at is null and outbox.failed_at is null and outbox.due_at <= clock_timestamp()
    ) or exists (select from private.unneeded_reply_files(1))
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

-- Backups have the names of the files, not the files. A backup made before replies had files lists none.
alter function private.validate_restored_row(text, jsonb) rename to validate_restored_file_row;

create or replace function private.validate_restored_row(relation text, item jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if relation = 'inquiry_replies' then
    item := '{"attachments": []}' || item;
  end if;
  return private.validate_restored_file_row(relation, item);
end
$$;

revoke all on function
  private.reply_file_types(), private.is_reply_file_name(text), private.validate_attachments(public.inquiry_replies),
  private.require_stored_files(public.inquiry_replies), private.unneeded_reply_files(integer),
  private.validate_restored_row(text, jsonb)
from public, anon, authenticated;
grant execute on function private.reply_file_types(), private.is_reply_file_name(text) to authenticated;
