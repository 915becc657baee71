-- The caller names the columns that a search of posts or projects reads, so that the list and its count search the same
-- ones and a new column needs no function of its own. Both functions run with the caller's rights.

drop function public.count_posts(integer, text, uuid, boolean, text[]);
drop function public.count_projects(integer, text, uuid, boolean, text[]);

-- Counts `up_to` rows of the table and one more, which says that there are more. Ignores names of no column. Dynamic SQL, because the plan must know
-- the filter: a generic plan uses no index.
create function private.count_content(relation regclass, up_to integer, wanted_status text, wanted_category uuid, trashed boolean, words text[], searched text[])
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  content text;
  found_rows integer;
begin
  select coalesce(string_agg(format(', %I', attname), ''), '')
  into content
  from pg_catalog.pg_attribute
  where attrelid = relation and attnum > 0 and attname = any (searched);
  execute format('select count(*) from (
      select from %s
      where case when $3 then deleted_at is not null else deleted_at is null end
        and case when $1 is null then true when $1 = ''draft'' then status = ''draft'' else status = ''published'' end
        and case when $1 = ''scheduled'' then published_at > now() else true end
        and case when $2 is null then true else category_id = $2 end', relation)
      || private.search_condition(words, format($t$concat_ws(E'\n'%s)$t$, content))
      || ' limit $4 + 1) as found'
  into found_rows using wanted_status, wanted_category, trashed, up_to;
  return found_rows;
end
$$;

create function public.count_posts(up_to integer, wanted_status text default null, wanted_category uuid default null, trashed boolean default false, words text[] default '{}', searched text[] default '{title}')
returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_content('public.blog_posts', up_to, wanted_status, wanted_category, trashed, words, searched)
$$;

create function public.count_projects(up_to integer, wanted_status text default null, wanted_category uuid default null, trashed boolean default false, words text[] default '{}', searched text[] default '{title}')
returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_content('public.projects', up_to, wanted_status, wanted_category, trashed, words, searched)
$$;

revoke all on function private.count_content(regclass, integer, text, uuid, boolean, text[], text[]) from public;
grant execute on function private.count_content(regclass, integer, text, uuid, boolean, text[], text[]) to authenticated;
revoke all on function
  public.count_posts(integer, text, uuid, boolean, text[], text[]),
  public.count_projects(integer, text, uuid, boolean, text[], text[])
from public, anon, service_role;
grant execute on function
  public.count_posts(integer, text, uuid, boolean, text[], text[]),
  public.count_projects(integer, text, uuid, boolean, text[], text[])
to authenticated;
