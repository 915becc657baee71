-- Hints of the dashboard that a member has dismissed. Stored with the account, for every browser and app.

create table private.seen_hints (
  user_id uuid not null references auth.users (id) on delete cascade,
  hint text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, hint)
);

comment on table private.seen_hints is 'Hints that a member has dismissed. No policy: only security-definer functions read or write it.';

alter table private.seen_hints enable row level security;
revoke all on private.seen_hints from anon, authenticated;

-- The names of the hints that the caller has dismissed.
create function public.seen_hints()
returns table (hint text)
language sql
stable
security definer
set search_path = ''
as $$
  select seen.hint
  from private.seen_hints as seen
  where seen.user_id = auth.uid() and private.is_staff()
  order by seen.hint
$$;

-- Dismisses a hint for the caller. site/admin defines the names. Returns false if the caller is not a member.
create function public.see_hint(hint_name text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    return false;
  end if;
  if hint_name is null or hint_name !~ '^[a-z][a-z-]{0,39}$' then
    perform private.raise_http_error(422, 'not_a_hint', 'hint_name', 'The name of a hint is made of small letters and -.');
  end if;
  insert into private.seen_hints (user_id, hint)
  select auth.uid(), hint_name
  where (select count(*) from private.seen_hints as seen where seen.user_id = auth.uid()) < 100
  on conflict do nothing;
  return true;
end
$$;

revoke all on function public.seen_hints(), public.see_hint(text) from public, anon, service_role;
grant execute on function public.seen_hints(), public.see_hint(text) to authenticated;
