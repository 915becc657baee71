-- Validation that several tables share. Triggers call these functions; clients cannot.

-- Raises an error that PostgREST turns into a response with this status and JSON body (SQLSTATE PGRST). A violated
-- CHECK constraint would reach the browser as raw text. `field` names the input that the message belongs to.
create function private.raise_http_error(status integer, code text, field text, message text)
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

-- Refuses text without a visible character: spaces, controls, and invisible Unicode characters only.
create function private.require_text(value text, field text, label text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(value, '') ~ '^[[:space:]\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]*$' then
    perform private.raise_http_error(422, 'required', field, label || ' is required.');
  end if;
end
$$;

-- `most` counts code points, as the forms do.
create function private.limit_length(value text, field text, label text, most integer)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if char_length(value) > most then
    perform private.raise_http_error(422, 'too_long', field, format('%s may have at most %s characters.', label, most));
  end if;
end
$$;

-- Limits the UTF-8 size of a body to 256 KiB.
create function private.limit_body_size(value text, field text, label text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if octet_length(value) > 262144 then
    perform private.raise_http_error(422, 'too_long', field, label || ' is larger than 256 KiB. Split it into parts.');
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
    perform private.raise_http_error(422, 'not_a_choice', field, label || ' must be one of: ' || array_to_string(choices, ', ') || '.');
  end if;
end
$$;

-- Allows http, https and paths of the site itself; refuses javascript:, data: and others.
create function private.require_image_url(value text, field text, label text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.limit_length(value, field, label, 2048);
  if value !~* '^(https?://|/)[^[:space:]]*$' then
    perform private.raise_http_error(422, 'not_an_address', field, label || ' must begin with http://, https:// or /.');
  end if;
end
$$;

-- 'Łódź & Co.' becomes 'lodz-co'; empty if no Latin letter or digit is left. NFKD removes the accents that Unicode
-- can separate; the other letters are listed. Capitals are listed too, because lower() knows only ASCII in the C locale.
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
