-- A search is counted like a list: up to a number of rows, and one more when there are more. The words
-- are regular expressions, each of which must match in one of the columns. A count without words finds
-- its rows by an index alone.

create index projects_by_place_down on public.projects (sort_order desc nulls last, created_at desc, id) where deleted_at is null;

drop function public.count_posts(integer, text, uuid, boolean);
drop function public.count_projects(integer, text, uuid, boolean);
drop function public.count_inquiries(integer, text, boolean, boolean);

-- The condition that every word stands in the text; nothing when there are no words.
create function private.holding_words(words text[], content text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(format(' and %s ~* %L', content, word), ''), '') from unnest(words) as word
$$;

create function public.count_posts(up_to integer, wanted_status text default null, wanted_category uuid default null, trashed boolean default false, words text[] default '{}')
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute 'select count(*) from (
      select from public.blog_posts
      where case when $3 then deleted_at is not null else deleted_at is null end
        and case when $1 is null then true when $1 = ''draft'' then status = ''draft'' else status = ''published'' end
        and case when $1 = ''scheduled'' then published_at > now() else true end
        and case when $2 is null then true else category_id = $2 end'
      || private.holding_words(words, $t$concat_ws(E'\n', title, excerpt, author, slug)$t$)
      || ' limit $4 + 1) as found'
  into found_rows using wanted_status, wanted_category, trashed, up_to;
  return found_rows;
end
$$;

create function public.count_projects(up_to integer, wanted_status text default null, wanted_category uuid default null, trashed boolean default false, words text[] default '{}')
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute 'select count(*) from (
      select from public.projects
      where case when $3 then deleted_at is not null else deleted_at is null end
        and case when $1 is null then true when $1 = ''draft'' then status = ''draft'' else status = ''published'' end
        and case when $1 = ''scheduled'' then published_at > now() else true end
        and case when $2 is null then true else category_id = $2 end'
      || private.holding_words(words, $t$concat_ws(E'\n', title, description, location, client_name, project_type)$t$)
      || ' limit $4 + 1) as found'
  into found_rows using wanted_status, wanted_category, trashed, up_to;
  return found_rows;
end
$$;

-- Without a status: everything but spam.
create function public.count_inquiries(up_to integer, wanted_status text default null, unread boolean default false, overdue boolean default false, words text[] default '{}')
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute 'select count(*) from (
      select from public.contact_submissions
      where case when $1 is null then status <> ''spam'' when $1 = ''all'' then true else status = $1 end
        and case when $2 then read_at is null else true end
        and case when $3 then reply_due_at < now() else true end'
      || private.holding_words(words, $t$concat_ws(E'\n', name, email, phone, subject, message)$t$)
      || ' limit $4 + 1) as found'
  into found_rows using wanted_status, unread, overdue, up_to;
  return found_rows;
end
$$;

revoke all on function public.count_posts(integer, text, uuid, boolean, text[]), public.count_projects(integer, text, uuid, boolean, text[]), public.count_inquiries(integer, text, boolean, boolean, text[]), private.holding_words(text[], text)
from public, anon;
grant execute on function public.count_posts(integer, text, uuid, boolean, text[]), public.count_projects(integer, text, uuid, boolean, text[]), public.count_inquiries(integer, text, boolean, boolean, text[]), private.holding_words(text[], text)
to authenticated;
