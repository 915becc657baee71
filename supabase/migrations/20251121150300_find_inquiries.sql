-- A search among a hundred thousand inquiries. Behind row-level security PostgreSQL must not look into
-- its statistics for a regular expression, and reads every row even for a word that all rows hold. This
-- function reads as its owner, answers nobody but staff, and so stops as soon as the page is full.
create function public.find_inquiries(words text[], sort_column text, descending boolean, skip integer, take integer, wanted_status text default null, unread boolean default false, overdue boolean default false)
returns setof public.contact_submissions
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  holding text;
  direction text := case when descending then 'desc' else 'asc' end;
begin
  if not private.is_staff() then
    return;
  end if;
  perform private.require_choice(sort_column, 'sort', 'The order', '{created_at,reply_due_at,name,email,subject,status}');
  select coalesce(string_agg(format(' and (name ~* %1$L or email ~* %1$L or phone ~* %1$L or subject ~* %1$L or message ~* %1$L)', word), ''), '')
  into holding
  from unnest(words) as word;
  -- What is empty stands last. An index serves an order only when both agree about it, even where
  -- nothing can be empty.
  return query execute format(
    'select * from public.contact_submissions
     where case when $1 is null then status <> ''spam'' when $1 = ''all'' then true else status = $1 end
       and case when $2 then read_at is null else true end
       and case when $3 then reply_due_at < now() else true end %s
     order by %I %s, id %s offset $4 limit least($5, 100)',
    holding, sort_column, direction || case when sort_column = 'reply_due_at' then ' nulls last' else '' end, direction
  ) using wanted_status, unread, overdue, skip, take;
end
$$;

revoke all on function public.find_inquiries(text[], text, boolean, integer, integer, text, boolean, boolean) from public, anon;
grant execute on function public.find_inquiries(text[], text, boolean, integer, integer, text, boolean, boolean) to authenticated;
