-- Small rules that several tables share. Everything here is called by triggers only.

-- Refuses a write with an answer that a form can show: PostgREST turns SQLSTATE PGRST into a response
-- with this status and body. A CHECK constraint would reach the browser as raw text.
create function private.refuse(status integer, code text, field text, message text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using
    errcode = 'PGRST',
    message = json_build_object('code', code, 'message', message, 'details', field, 'hint', null)::text,
    detail = json_build_object('status', status, 'headers', json_build_object())::text;
end
$$;

create function private.require_text(value text, field text, label text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if btrim(coalesce(value, ''), E' \t\r\n') = '' then
    perform private.refuse(422, 'required', field, label || ' is required.');
  end if;
end
$$;

-- Lengths count code points, as the forms do.
create function private.limit_text(value text, field text, label text, most integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if char_length(value) > most then
    perform private.refuse(422, 'too_long', field, format('%s may have at most %s characters.', label, most));
  end if;
end
$$;

create function private.limit_body(value text, field text, label text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if octet_length(value) > 262144 then
    perform private.refuse(422, 'too_long', field, label || ' is larger than 256 KiB. Split it into parts.');
  end if;
end
$$;

create function private.require_choice(value text, field text, label text, choices text[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  if value is null or value <> all (choices) then
    perform private.refuse(422, 'not_a_choice', field, label || ' must be one of: ' || array_to_string(choices, ', ') || '.');
  end if;
end
$$;

-- Pictures and films come from the web or from the site itself; never javascript: or data:.
create function private.require_picture_address(value text, field text, label text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.limit_text(value, field, label, 2048);
  if value !~* '^(https?://|/)[^[:space:]]*$' then
    perform private.refuse(422, 'not_an_address', field, label || ' must begin with http://, https:// or /.');
  end if;
end
$$;

-- 'Łódź & Co.' becomes 'lodz-co'. Empty when no Latin letter or digit is left.
-- Decomposition drops the accents that Unicode can separate; the rest is listed by hand. The capitals
-- are listed too, because lower() knows only ASCII where the database has the C locale.
create function private.slugify(title text)
returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(left(btrim(regexp_replace(
    lower(
      replace(replace(replace(replace(replace(replace(
        translate(
          regexp_replace(normalize(coalesce(title, ''), nfkd), '[\u0300-\u036f''’]', '', 'g'),
          'ŁłØøĐđÐðıĦħ', 'LlOoDdDdiHh'
        ),
        'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe')
    ),
    '[^a-z0-9]+', '-', 'g'), '-'), 80), '-')
$$;
