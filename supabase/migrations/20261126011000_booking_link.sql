-- The address of the studio's online calendar is a site setting, bookingUrl: an https address of at most 500 characters.

-- As before, with bookingUrl.
create or replace function private.validate_site_facts(facts jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  fact record;
begin
  if jsonb_typeof(facts) is distinct from 'object' then
    perform private.raise_http_error(422, 'not_facts', 'value', 'The facts must be a list of names and texts.');
  end if;
  for fact in select entry.key, entry.value, entry.value #>> '{}' as text from jsonb_each(facts) as entry loop
    if jsonb_typeof(fact.value) <> 'string' then
      perform private.raise_http_error(422, 'not_a_text', fact.key, 'A fact must be a text.');
    end if;
    perform private.limit_length(
      fact.text, fact.key, 'A fact',
      case when fact.key in ('awardLedger', 'press', 'certificates') then 4000 when fact.key = 'bookingUrl' then 500 else 300 end
    );
    if fact.key in ('instagram', 'pinterest', 'linkedin', 'facebook') and fact.text !~ '^(https://[^[:space:]]+)?$' then
      perform private.raise_http_error(422, 'not_an_address', fact.key, 'The address of a profile must begin with https://.');
    end if;
    -- The form parses the whole address; here its scheme, its host and the absence of white space are checked.
    if fact.key = 'bookingUrl' and fact.text !~ '^(https://[^[:space:]/?#]+[^[:space:]]*)?$' then
      perform private.raise_http_error(422, 'not_an_address', fact.key, 'The booking link must be a whole address that begins with https://.');
    end if;
    if fact.key = 'email' and fact.text !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
      perform private.raise_http_error(422, 'not_an_email', fact.key, 'Please enter a valid email address.');
    end if;
    if fact.key = 'homeShows' and fact.text not in ('curated', 'latest') then
      perform private.raise_http_error(422, 'not_a_choice', fact.key, 'The home page shows curated or latest rows.');
    end if;
    -- The pattern excludes the year 0, which make_date refuses; CASE tests it before the text is converted.
    if fact.key = 'legalDay' and fact.text <> '' and (
      case
        when fact.text ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then right(fact.text, 2)::integer
          > extract(day from make_date(left(fact.text, 4)::integer, substr(fact.text, 6, 2)::integer, 1) + interval '1 month -1 day')
        else true
      end
    ) then
      perform private.raise_http_error(422, 'not_a_day', fact.key, 'Please enter a day such as 2025-03-09.');
    end if;
    if fact.key = 'retentionMonths' and fact.text !~ '^([1-9][0-9]?|1[01][0-9]|120)?$' then
      perform private.raise_http_error(422, 'not_months', fact.key, 'Enter a whole number of months from 1 to 120.');
    end if;
    if fact.key = 'replyWithinHours' and fact.text !~ '^([2-9]|[1-9][0-9]|1[0-5][0-9]|16[0-8])?$' then
      perform private.raise_http_error(422, 'not_hours', fact.key, 'Enter a whole number of hours from 2 to 168.');
    end if;
  end loop;
end
$$;
