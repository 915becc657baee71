-- A person's data: everything that names an e-mail address is found, exported and erased, for owners only. The address
-- is an argument of a function, so that it appears in no URL and no log.
--
-- An inquiry from the address is the person's own and is deleted with its notes, replies, mails and rate limits. A text of
-- somebody else that names the address stays, and the address in it becomes '[erased]': another person's inquiry, a note
-- on it, a reply to it, a project, a post or a version of one, in the trash or outside it. A project that was made from an
-- inquiry is such a text; no column links the two. Slugs cannot contain an address.
--
-- Not within reach: backups that were saved before, mails that were delivered, and pages that a host serves until the next
-- build. Staged rows of a restore are deleted: they would bring the address back.

-- The address as it is compared.
create function private.require_address(given text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  address text := lower(btrim(coalesce(given, '')));
begin
  if address !~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+\.[^[:space:][:cntrl:]@]+$' or char_length(address) > 254 then
    perform private.raise_http_error(422, 'not_an_email', 'email', 'Please enter a valid email address.');
  end if;
  return address;
end
$$;

-- The address as it stands in the text of a JSON value.
create function private.address_in_json(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select substring(text from 2 for char_length(text) - 2) from (select to_jsonb(address)::text) as json (text)
$$;

-- A regular expression that finds the address in the text of a JSON value, and no longer address that contains it: ana@x.test is
-- neither in joana@x.test nor in ana@x.test.pl. A letter after a backslash is an escaped control character, such as \n. The
-- characters _ and ' end another word only if they follow one, as in _ana@x.test_.
create function private.address_pattern(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '(?:(?<![[:alnum:].%+-])(?<![[:alnum:].%+-][_''])|(?<=\\[bfnrt][_'']?))'
    || regexp_replace(private.address_in_json(address), '([.*+?^$(){}|\[\]\\])', '\\\1', 'g')
    || '(?![-.]*[[:alnum:]])'
$$;

-- The end of the address that every text with it contains, in lower case and however it is escaped: a fast first test. It
-- may be empty, which every text contains.
create function private.address_end(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select substring(address from '[\x21\x23-\x5b\x5d-\x7e]*$')
$$;

-- The tables whose texts may name an address. The site settings are the studio's own and are not changed.
create function private.text_relations()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_remove(private.backup_relations(), 'site_settings')
$$;

-- The fields of other people's rows that name the address, with up to 60 characters around it.
create function private.mentions_of(address text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  relation_name text;
  pattern text := private.address_pattern(address);
  own uuid[] := array(select id from public.contact_submissions where lower(email) = address);
  added jsonb;
  mentions jsonb := '[]';
begin
  foreach relation_name in array private.text_relations() loop
    -- OFFSET 0 keeps the planner from serializing a row several times.
    execute format(
      $query$
        select coalesce(jsonb_agg(jsonb_build_object(
          'table', %1$L::text, 'id', item ->> 'id', 'title', coalesce(item ->> 'title', item ->> 'name', ''), 'field', entry.key,
          'passage', btrim(regexp_replace(substring(entry.value::text from '(?i).{0,60}' || $1 || '.{0,60}'), '\\[bfnrt]', ' ', 'g'), '"')
        ) order by item ->> 'id', entry.key), '[]')
        from (
          select to_jsonb(candidate) as item
          from public.%1$I as candidate
          where strpos(lower(candidate::text collate "C"), $2) > 0
          offset 0
        ) as serialized
        cross join lateral jsonb_each(item) as entry
        where entry.value::text ~* $1
          and coalesce(item ->> 'inquiry_id', item ->> 'id', '') <> all ($3)
      $query$,
      relation_name
    ) into added using pattern, private.address_end(address), own::text[];
    mentions := mentions || added;
  end loop;
  return mentions;
end
$$;

-- Identifies the content of an inquiry, for the detection of duplicates.
create function private.inquiry_hash(inquiry public.contact_submissions)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(sha256(convert_to(concat_ws(
    chr(31), 'text', lower(inquiry.email), inquiry.name, inquiry.phone, inquiry.subject, inquiry.message,
    inquiry.service_interest, inquiry.project_type, inquiry.budget_range, inquiry.timeline
  ), 'UTF8')), 'hex')
$$;

-- As before; the hash has a function of its own.
create or replace function private.is_duplicate_inquiry(inquiry public.contact_submissions)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into private.rate_limits as counter (key, accepted_at)
  values (private.inquiry_hash(inquiry), array[now()])
  on conflict on constraint rate_limits_pkey do update set accepted_at = array[now()]
  where counter.accepted_at[1] <= now() - interval '10 minutes';
  return not found;
end
$$;

-- The keys of the rate limits of an address: its own, and those of its messages.
create function private.rate_limit_keys(address text)
returns text[]
language sql
stable
set search_path = ''
as $$
  select array(
    select encode(sha256(convert_to('mail ' || rate_limit_keys.address, 'UTF8')), 'hex')
    union
    select private.inquiry_hash(inquiry)
    from public.contact_submissions as inquiry
    where lower(inquiry.email) = rate_limit_keys.address
  )
$$;

-- Everything that names the address, by kind. Lists only, so that counts and export are of the same rows.
create function private.personal_data(address text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with inquiries as (
    select * from public.contact_submissions where lower(email) = personal_data.address
  )
  select jsonb_build_object(
    'inquiries', (select coalesce(jsonb_agg(to_jsonb(inquiries) order by created_at, id), '[]') from inquiries),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(note) order by note.created_at, note.id), '[]')
      from public.inquiry_notes as note join inquiries on inquiries.id = note.inquiry_id
    ),
    'replies', (
      select coalesce(jsonb_agg(to_jsonb(reply) order by reply.created_at, reply.id), '[]')
      from public.inquiry_replies as reply join inquiries on inquiries.id = reply.inquiry_id
    ),
    -- Notices to members, receipts and replies. A claim is a token of the worker that sends the mail.
    'mails', (
      select coalesce(jsonb_agg(to_jsonb(mail) - 'claim' order by mail.created_at, mail.id), '[]')
      from private.outbox as mail
      where lower(mail.recipient) = personal_data.address or mail.inquiry_id in (select id from inquiries)
    ),
    'rate_limits', (
      select coalesce(jsonb_agg(to_jsonb(counter) order by key), '[]')
      from private.rate_limits as counter
      where key = any (private.rate_limit_keys(personal_data.address))
    ),
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', users.id, 'email', users.email, 'created_at', users.created_at, 'last_sign_in_at', users.last_sign_in_at,
        'role', staff.role, 'active', staff.active
      )), '[]')
      from auth.users
      left join private.staff on staff.user_id = users.id
      where lower(users.email) = personal_data.address
    ),
    'changed_settings', (
      select coalesce(jsonb_agg(author.key order by author.key), '[]')
      from private.setting_authors as author
      where lower(author.email) = personal_data.address
    ),
    'mentions', private.mentions_of(personal_data.address)
  )
$$;

-- Why the address cannot be erased: it is an active member's ('member'), or one of the studio's own ('settings'). Null
-- if it can.
create function private.erasure_obstacle(address text)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when exists (
      select from private.staff join auth.users on users.id = staff.user_id
      where staff.active and lower(users.email) = erasure_obstacle.address
    ) then 'member'
    when exists (
      select from public.site_settings
      where site_settings.value::text ~* private.address_pattern(erasure_obstacle.address)
    ) then 'settings'
  end
$$;

-- How many rows of each kind there are, the first 50 mentions, and what prevents an erasure.
create function public.find_personal_data(address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  wanted text;
  data jsonb;
begin
  perform private.require_owner();
  wanted := private.require_address(address);
  data := private.personal_data(wanted);
  return jsonb_build_object(
    'address', wanted,
    'obstacle', private.erasure_obstacle(wanted),
    'counts', (
      -- A row may mention the address in several fields.
      select jsonb_object_agg(kind.key, jsonb_array_length(kind.value))
        || jsonb_build_object('mentions', (
          select count(distinct (mention ->> 'table', mention ->> 'id')) from jsonb_array_elements(data -> 'mentions') as mention
        ))
      from jsonb_each(data) as kind
    ),
    'mentions', jsonb_path_query_array(data, '$.mentions[0 to 49]')
  );
end
$$;

create function public.export_personal_data(address text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  wanted text;
begin
  perform private.require_owner();
  wanted := private.require_address(address);
  return jsonb_build_object('address', wanted, 'exported_at', now()) || private.personal_data(wanted);
end
$$;

-- Replaces the address in every text of a table and returns the number of changed rows. The replacement is not longer than
-- the address, so that no text exceeds its limit. Raises the version: a form with the former text must not bring the
-- address back.
create function private.replace_address(relation text, address text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  texts text;
  marks text;
  changed integer;
begin
  select
    string_agg(quote_ident(attname), ', ' order by attnum)
      filter (where atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)),
    concat(
      case when bool_or(attname = 'version') then ', version = candidate.version + 1' end,
      -- The retention of an inquiry counts from its last change by a member.
      case when relation <> 'contact_submissions' and bool_or(attname = 'updated_at') then ', updated_at = now()' end
    )
  into texts, marks
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', relation)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  execute format(
    $query$
      update public.%1$I as candidate
      set (%2$s) = (
        select %2$s
        from jsonb_populate_record(null::public.%1$I, regexp_replace(to_jsonb(candidate)::text, $1, $2, 'gi')::jsonb)
      )%3$s
      where case when strpos(lower(candidate::text collate "C"), $3) > 0 then to_jsonb(candidate)::text ~* $1 else false end
    $query$,
    relation, texts, marks
  ) using
    private.address_pattern(address), left('[erased]', char_length(address)), private.address_end(address);
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Deletes the account of a former member or outsider. Not every sign-in service deletes sessions and identities with it.
create function private.delete_account(address text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  account uuid;
  deleted integer := 0;
begin
  for account in select id from auth.users where lower(users.email) = delete_account.address loop
    delete from auth.sessions where sessions.user_id = account;
    delete from auth.identities where identities.user_id = account;
    delete from auth.users where users.id = account;
    deleted := deleted + 1;
  end loop;
  return deleted;
end
$$;

-- Erases everything that find_personal_data counts, in one transaction. Returns the numbers of rows and the ids of the
-- deleted inquiries, whose drafts the caller's device may hold.
create function public.erase_personal_data(address text)
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
declare
  wanted text;
  own uuid[];
  relation_name text;
  counts jsonb := '{}';
  mentions integer := 0;
  deleted integer;
begin
  perform private.require_owner();
  wanted := private.require_address(address);
  case private.erasure_obstacle(wanted)
    when 'member' then
      perform private.raise_http_error(409, 'member_address', 'email', 'This is the address of a member. End the membership first.');
    when 'settings' then
      perform private.raise_http_error(409, 'studio_address', 'email', 'This is an address of the studio. Change it in the site facts first.');
    else null;
  end case;
  own := array(select id from public.contact_submissions where lower(email) = wanted);
  delete from private.rate_limits where key = any (private.rate_limit_keys(wanted));
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('rate_limits', deleted);
  -- The outbox before the replies, as in finish_mail.
  delete from private.outbox where lower(recipient) = wanted or inquiry_id = any (own);
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('mails', deleted);
  delete from public.inquiry_replies where inquiry_id = any (own);
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('replies', deleted);
  delete from public.inquiry_notes where inquiry_id = any (own);
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('notes', deleted);
  delete from public.contact_submissions where id = any (own);
  get diagnostics deleted = row_count;
  counts := counts || jsonb_build_object('inquiries', deleted);

  -- Prevents the row triggers: they would undo a change of an inquiry and store a version with the former text.
  perform set_config('studio.restoring', pg_current_xact_id()::text, true);
  foreach relation_name in array private.text_relations() loop
    mentions := mentions + private.replace_address(relation_name, wanted);
  end loop;
  perform set_config('studio.restoring', '', true);
  update private.outbox
  set last_error = regexp_replace(last_error, private.address_pattern(wanted), '[erased]', 'gi')
  where last_error ~* private.address_pattern(wanted);
  delete from private.restore_rows
  where restore in (select staged.restore from private.restore_rows as staged where staged.item::text ~* private.address_pattern(wanted));
  delete from private.setting_authors where lower(email) = wanted;
  get diagnostics deleted = row_count;
  return counts || jsonb_build_object(
    'changed_settings', deleted, 'accounts', private.delete_account(wanted), 'mentions', mentions,
    'inquiry_ids', to_jsonb(own)
  );
end
$$;

create or replace trigger update_inquiry
before update on public.contact_submissions
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.update_inquiry();

revoke all on function
  private.require_address(text), private.address_in_json(text), private.address_pattern(text),
  private.address_end(text), private.text_relations(),
  private.mentions_of(text), private.inquiry_hash(public.contact_submissions), private.rate_limit_keys(text),
  private.personal_data(text), private.erasure_obstacle(text), private.replace_address(text, text),
  private.delete_account(text)
from public, anon, authenticated;
revoke all on function
  public.find_personal_data(text), public.export_personal_data(text), public.erase_personal_data(text)
from public, anon, service_role;
grant execute on function
  public.find_personal_data(text), public.export_personal_data(text), public.erase_personal_data(text)
to authenticated;
