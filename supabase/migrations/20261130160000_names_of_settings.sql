-- The settings of the studio are named as everywhere else: function and messages said "facts". The key of the row keeps its
-- first name, 'site_facts': stored rows, backups and open dashboards have it.
create function private.validate_site_settings(settings jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  setting record;
begin
  if jsonb_typeof(settings) is distinct from 'object' then
    perform private.raise_http_error(422, 'not_settings', 'value', 'The settings must be a list of names and texts.');
  end if;
  for setting in select entry.key, entry.value, entry.value #>> '{}' as text from jsonb_each(settings) as entry loop
    if jsonb_typeof(setting.value) <> 'string' then
      perform private.raise_http_error(422, 'not_a_text', setting.key, 'A setting must be a text.');
    end if;
    perform private.limit_length(
      setting.text, setting.key, 'A setting',
      case when setting.key in ('awardLedger', 'press', 'certificates') then 4000 when setting.key = 'bookingUrl' then 500 else 300 end
    );
    if setting.key in ('instagram', 'pinterest', 'linkedin', 'facebook') and setting.text !~ '^(https://[^[:space:]]+)?$' then
      perform private.raise_http_error(422, 'not_an_address', setting.key, 'The address of a profile must begin with https://.');
    end if;
    -- The form parses the whole address; here its scheme, its host and the absence of white space are checked.
    if setting.key = 'bookingUrl' and setting.text !~ '^(https://[^[:space:]/?#]+[^[:space:]]*)?$' then
      perform private.raise_http_error(422, 'not_an_address', setting.key, 'The booking link must be a whole address that begins with https://.');
    end if;
    if setting.key = 'email' and setting.text !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
      perform private.raise_http_error(422, 'not_an_email', setting.key, 'Please enter a valid email address.');
    end if;
    if setting.key = 'homeShows' and setting.text not in ('curated', 'latest') then
      perform private.raise_http_error(422, 'not_a_choice', setting.key, 'The home page shows curated or latest rows.');
    end if;
    -- The pattern excludes the year 0, which make_date refuses; CASE tests it before the text is converted.
    if setting.key = 'legalDay' and setting.text <> '' and (
      case
        when setting.text ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then right(setting.text, 2)::integer
          > extract(day from make_date(left(setting.text, 4)::integer, substr(setting.text, 6, 2)::integer, 1) + interval '1 month -1 day')
        else true
      end
    ) then
      perform private.raise_http_error(422, 'not_a_day', setting.key, 'Please enter a day such as 2025-03-09.');
    end if;
    if setting.key = 'retentionMonths' and setting.text !~ '^([1-9][0-9]?|1[01][0-9]|120)?$' then
      perform private.raise_http_error(422, 'not_months', setting.key, 'Enter a whole number of months from 1 to 120.');
    end if;
    if setting.key = 'replyWithinHours' and setting.text !~ '^([2-9]|[1-9][0-9]|1[0-5][0-9]|16[0-8])?$' then
      perform private.raise_http_error(422, 'not_hours', setting.key, 'Enter a whole number of hours from 2 to 168.');
    end if;
  end loop;
end
$$;

comment on function private.validate_site_settings is
  'Raises 422 unless the value of ''site_facts'' is an object of texts, with the name of the setting as the field of the '
  'error. Limits lengths and the formats of URLs, e-mail address, day, months and hours.';
revoke all on function private.validate_site_settings from public;

create or replace function private.validate_site_setting(setting public.site_settings) returns void
language plpgsql
set search_path = ''
as $$
begin
  if setting.key is null or setting.key !~ '^[a-z][a-z0-9_.-]{0,79}$' then
    perform private.raise_http_error(422, 'not_a_key', 'key', 'The name of a setting is made of small letters, digits and _ . -');
  end if;
  if octet_length(setting.value::text) > 65536 then
    perform private.raise_http_error(422, 'too_long', 'value', 'A setting may have at most 64 KiB.');
  end if;
  if setting.key = 'site_facts' then
    perform private.validate_site_settings(setting.value);
  elsif setting.key like 'copy\_%' then
    perform private.validate_page_copy(setting.value);
  end if;
end
$$;

comment on column public.site_settings.value is
  'Any JSON of at most 65,536 bytes. For ''site_facts'' an object of texts, see private.validate_site_settings; for '
  '''copy_<page>'' an object of texts and of images {"address", "alt"}.';

drop function private.validate_site_facts(jsonb);
