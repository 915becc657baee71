-- Photos and plans that visitors attach to an inquiry. They are stored in a private bucket before the inquiry: a visitor
-- reserves a place, uploads one file into it, and the inquiry lists the places. Visitors neither read, list, replace nor
-- delete files, and a place that is not reserved takes none. The worker that delivers the mails removes a file that no
-- inquiry lists: one that was never sent, one of an erased inquiry, or of an inquiry that a restore replaced.

-- MIME type by the extension of the file's name. Programs, scripts, web pages and SVG are none of them.
create function private.inquiry_file_types()
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select '{
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "webp": "image/webp",
    "heic": "image/heic", "heif": "image/heic", "pdf": "application/pdf"
  }'::jsonb
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'inquiry-files', 'inquiry-files', false, 10485760, array_agg(distinct types.value order by types.value)
from jsonb_each_text(private.inquiry_file_types()) as types
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Reserved places. An inquiry that lists a place deletes its row.
create table private.inquiry_uploads (
  -- Name in the bucket: a random id of the form, a random id of the file, and the extension.
  path text primary key,
  name text not null,
  size integer not null,
  expires_at timestamptz not null default now() + interval '1 hour'
);

create index inquiry_uploads_form on private.inquiry_uploads (split_part(path, '/', 1));
create index inquiry_uploads_expiry on private.inquiry_uploads (expires_at);

-- No policy: only security-definer functions read or write this table.
alter table private.inquiry_uploads enable row level security;
revoke all on private.inquiry_uploads from anon, authenticated;

create function private.is_inquiry_file_name(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]{3,4}$'
    and private.inquiry_file_types() ? substring(name from '[a-z]+$')
$$;

-- What a file may be called, and its bytes. Returns the extension of the name in lower case.
create function private.validate_inquiry_file(name text, size numeric)
returns text
language plpgsql
set search_path = ''
as $$
declare
  extension text := lower(substring(name from '\.([A-Za-z]+)$'));
begin
  perform private.require_line(name, 'attachments', 'The name of a file', 255);
  if (private.inquiry_file_types() ? extension) is not true then
    perform private.raise_http_error(422, 'not_a_choice', 'attachments', 'Photos (JPEG, PNG, WebP, HEIC) and PDF files can be attached.');
  end if;
  if size is null or size < 1 or size % 1 <> 0 then
    perform private.raise_http_error(422, 'out_of_range', 'attachments', 'A file may not be empty.');
  end if;
  if size > 10485760 then
    perform private.raise_http_error(422, 'too_large', 'attachments', 'A file may have at most 10 MB.');
  end if;
  return extension;
end
$$;

-- Limits what programs can store: 5 files of one form, 30 places within ten minutes and network, and 200 places that wait
-- for their inquiry in all (2 GB). Visitors beyond a limit can send their message without files.
create function private.limit_inquiry_uploads(form uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  network text := private.client_network();
begin
  delete from private.inquiry_uploads
  where path in (
    select expired.path
    from private.inquiry_uploads as expired
    where expired.expires_at < now() - interval '10 minutes'
    limit 20
    for update skip locked
  );
  -- Simultaneous reservations of one form are counted one after another.
  perform pg_advisory_xact_lock(hashtextextended('inquiry uploads ' || form, 0));
  if (
    select count(*) from private.inquiry_uploads where split_part(path, '/', 1) = form::text and expires_at > now()
  ) >= 5 then
    perform private.raise_http_error(422, 'too_many', 'attachments', 'A message may have at most 5 files.');
  end if;
  if (network is not null and private.count_recent_messages('uploads ' || network, interval '10 minutes') > 30)
    or (select count(*) from private.inquiry_uploads where expires_at > now()) >= 200
  then
    perform private.raise_http_error(
      429, 'rate_limited', 'attachments',
      'Too many files in a short time. Please try again later, or send your message without files.'
    );
  end if;
end
$$;

-- Reserves the place of a file for an hour and returns its name in the bucket. `form` is a random id that the page
-- makes; the files of one inquiry have the same.
create function public.reserve_inquiry_file(form uuid, name text, size integer)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  extension text := private.validate_inquiry_file(name, size);
  reserved text;
begin
  if form is null then
    perform private.raise_http_error(422, 'required', 'attachments', 'A file needs the id of its form.');
  end if;
  perform private.limit_inquiry_uploads(form);
  reserved := form || '/' || gen_random_uuid() || '.' || extension;
  insert into private.inquiry_uploads (path, name, size) values (reserved, reserve_inquiry_file.name, reserve_inquiry_file.size);
  return reserved;
end
$$;

-- Gives up a place: its file is removed. Only the page that reserved the place knows its name. False if there is none.
create function public.release_inquiry_file(reserved text)
returns boolean
language sql
security definer
set search_path = ''
as $$
  with released as (
    delete from private.inquiry_uploads where path = reserved returning path
  )
  select exists (select from released)
$$;

create function private.is_reserved_upload(name text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.inquiry_uploads as upload
    where upload.path = is_reserved_upload.name and upload.expires_at > now()
  )
$$;

create policy "Visitors upload reserved files" on storage.objects
for insert to anon
with check (bucket_id = 'inquiry-files' and private.is_reserved_upload(name));

create policy "Staff read files of inquiries" on storage.objects
for select to authenticated
using (bucket_id = 'inquiry-files' and (select private.is_staff()));

-- [{"path", "name", "type", "size"}]: the name in the bucket, what the file is called, and its bytes. A visitor's insert
-- lists the paths alone.
alter table public.contact_submissions add column attachments jsonb not null default '[]';
grant insert (attachments) on public.contact_submissions to anon, authenticated;

create index contact_submissions_attachments on public.contact_submissions
using gin (attachments jsonb_path_ops) where attachments <> '[]';

create function private.validate_inquiry_files(attachments jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  entry jsonb;
  extension text;
begin
  perform private.require_object_list(attachments, 'attachments', 'Files', 5);
  for entry in select value from jsonb_array_elements(attachments) loop
    if jsonb_typeof(entry -> 'path') is distinct from 'string' or jsonb_typeof(entry -> 'name') is distinct from 'string'
      or jsonb_typeof(entry -> 'type') is distinct from 'string' or jsonb_typeof(entry -> 'size') is distinct from 'number'
      or entry - '{path,name,type,size}'::text[] <> '{}'
    then
      perform private.raise_http_error(422, 'not_an_entry', 'attachments', 'A file needs its path, name, type and size.');
    end if;
    if not private.is_inquiry_file_name(entry ->> 'path') then
      perform private.raise_http_error(422, 'not_a_name', 'attachments', 'A file needs a place in the bucket.');
    end if;
    -- An erasure may have shortened the name: its extension is compared when the file is reserved, not here.
    perform private.require_line(entry ->> 'name', 'attachments', 'The name of a file', 255);
    extension := substring(entry ->> 'path' from '[a-z]+$');
    if entry ->> 'type' <> private.inquiry_file_types() ->> extension then
      perform private.raise_http_error(422, 'not_a_choice', 'attachments', 'The type of a file must be that of its name.');
    end if;
    perform private.validate_inquiry_file('file.' || extension, (entry ->> 'size')::numeric);
  end loop;
end
$$;

-- The files of reserved places, as the inquiry lists them; deletes the reservations. Fewer than the paths if a place was
-- not reserved, has expired, was used before, or has no file of the announced size.
create function private.take_inquiry_uploads(paths text[])
returns jsonb
language sql
set search_path = ''
as $$
  with taken as (
    delete from private.inquiry_uploads as upload
    using storage.objects as object
    where upload.path = any (paths) and upload.expires_at > now()
      and object.bucket_id = 'inquiry-files' and object.name = upload.path
      and (object.metadata ->> 'size')::numeric = upload.size
    returning upload.path, upload.name, upload.size
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'path', taken.path, 'name', taken.name, 'size', taken.size,
    'type', private.inquiry_file_types() ->> substring(taken.path from '[a-z]+$')
  ) order by array_position(paths, taken.path)), '[]')
  from taken
$$;

create function private.attach_inquiry_files()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  paths text[];
begin
  new.attachments := coalesce(new.attachments, '[]');
  if not private.is_api_request() then
    perform private.validate_inquiry_files(new.attachments);
    return new;
  end if;
  if jsonb_typeof(new.attachments) <> 'array' or jsonb_path_exists(new.attachments, '$[*] ? (@.type() != "string")') then
    perform private.raise_http_error(422, 'not_a_list', 'attachments', 'Files must be a list of their places.');
  end if;
  if jsonb_array_length(new.attachments) > 5 then
    perform private.raise_http_error(422, 'too_many', 'attachments', 'A message may have at most 5 files.');
  end if;
  paths := array(select jsonb_array_elements_text(new.attachments));
  new.attachments := private.take_inquiry_uploads(paths);
  if jsonb_array_length(new.attachments) < cardinality(paths)
    or (select count(distinct split_part(place, '/', 1)) > 1 from unnest(paths) as place)
  then
    perform private.raise_http_error(
      422, 'missing_file', 'attachments',
      'A file is not stored, or was uploaded more than an hour ago. Please attach it again, then send your message.'
    );
  end if;
  return new;
end
$$;

-- After receive_inquiry, in the order of their names: a repeated message is none.
create trigger receive_inquiry_files
before insert on public.contact_submissions
for each row when (
  (current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true
  and new.attachments is distinct from '[]'
)
execute function private.attach_inquiry_files();

-- As before; a message with other files is another one. The hash of one without files stays the same.
create or replace function private.inquiry_hash(inquiry public.contact_submissions)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(concat_ws(
    chr(31), 'text', lower(inquiry.email), inquiry.name, inquiry.phone, inquiry.subject, inquiry.message,
    inquiry.service_interest, inquiry.project_type, inquiry.budget_range, inquiry.timeline,
    -- Paths: alone in a visitor's insert, in objects once stored.
    (
      select string_agg(coalesce(file.value ->> 'path', file.value #>> '{}'), chr(31) order by file.ordinality)
      from jsonb_array_elements(case when jsonb_typeof(inquiry.attachments) = 'array' then inquiry.attachments else '[]' end)
        with ordinality as file
    )
  ), 'UTF8')), 'hex')
$$;

-- As before, with the files. PostgreSQL validates a function in the role that it sets, which may not replace this one.
drop function private.send_verified_inquiry(jsonb, text);

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
    name, email, phone, subject, message, service_interest, project_type, budget_range, timeline, spam_signal, attachments
  )
  select
    sent.name, sent.email, sent.phone, sent.subject, sent.message, sent.service_interest, sent.project_type,
    sent.budget_range, sent.timeline, sent.spam_signal, coalesce(sent.attachments, '[]')
  from jsonb_populate_record(null::public.contact_submissions, inquiry) as sent;
end
$$;

-- Names of files that no inquiry lists and for which none waits, oldest first. The ten minutes are longer than the
-- transaction of an inquiry that lists a file at the end of its hour.
create function private.unneeded_inquiry_files(most integer)
returns setof text
language sql
stable
set search_path = ''
as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'inquiry-files'
    and not exists (
      select from private.inquiry_uploads as upload
      where upload.path = object.name and upload.expires_at > now() - interval '10 minutes'
    )
    and not exists (
      select from public.contact_submissions as inquiry
      where inquiry.attachments <> '[]'
        and inquiry.attachments @> jsonb_build_array(jsonb_build_object('path', object.name))
    )
  order by object.created_at
  limit most
$$;

-- As before; files that no inquiry needs are a reason for a request, too.
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
    or exists (select from private.unneeded_inquiry_files(1))
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

-- Backups have the names of the files, not the files. A backup made before inquiries had files lists none.
alter function private.validate_restored_row(text, jsonb) rename to validate_restored_reply_row;

create or replace function private.validate_restored_row(relation text, item jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if relation = 'contact_submissions' then
    item := '{"attachments": []}' || item;
    perform private.validate_inquiry_files(item -> 'attachments');
  end if;
  return private.validate_restored_reply_row(relation, item);
end
$$;

revoke all on function
  private.inquiry_file_types(), private.is_inquiry_file_name(text), private.validate_inquiry_file(text, numeric),
  private.limit_inquiry_uploads(uuid), private.is_reserved_upload(text), private.validate_inquiry_files(jsonb),
  private.take_inquiry_uploads(text[]), private.attach_inquiry_files(), private.send_verified_inquiry(jsonb, text),
  private.unneeded_inquiry_files(integer),
  private.validate_restored_row(text, jsonb)
from public, anon, authenticated;
grant execute on function private.is_reserved_upload(text) to anon;

revoke all on function public.reserve_inquiry_file(uuid, text, integer), public.release_inquiry_file(text)
from public, service_role;
grant execute on function public.reserve_inquiry_file(uuid, text, integer), public.release_inquiry_file(text)
to anon, authenticated;
