-- The numbers of the overview and of the badge are kept, not counted: reading one takes no longer with
-- a hundred thousand inquiries. Every statement that changes the counted rows changes its tallies in the
-- same transaction, so that a number is what `count(*)` would say at that very moment.

-- A tally is the sum of its shares. A transaction takes a share that nobody else holds, and makes a new
-- one when all are held: nobody waits for anybody, and so no two transactions for each other.
create table private.tallies (
  name text not null,
  share integer generated always as identity,
  counted bigint not null,
  primary key (name, share)
);

alter table private.tallies enable row level security;

comment on table private.tallies is 'How many rows meet a condition. No policy: only functions that run as their owner touch them.';

create function private.add_to_tally(tally text, change bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  taken integer;
begin
  if change = 0 then
    return;
  end if;
  select share into taken from private.tallies where name = tally limit 1 for update skip locked;
  if found then
    update private.tallies set counted = counted + change where name = tally and share = taken;
  else
    insert into private.tallies (name, counted) values (tally, change);
  end if;
end
$$;

-- Arguments: the name of a tally, the condition of its rows, the next name, and so on. The rows of a
-- statement stand in `added` and `removed`; an update has both.
create function private.keep_tallies()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  counting text := case tg_op
    when 'INSERT' then 'select (select count(*) from added where %1$s)'
    when 'DELETE' then 'select - (select count(*) from removed where %1$s)'
    else 'select (select count(*) from added where %1$s) - (select count(*) from removed where %1$s)'
  end;
  change bigint;
begin
  for place in 0 .. tg_nargs / 2 - 1 loop
    execute format(counting, tg_argv[2 * place + 1]) into change;
    perform private.add_to_tally(tg_argv[2 * place], change);
  end loop;
  return null;
end
$$;

create function private.empty_tallies()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.tallies where name = any (tg_argv);
  return null;
end
$$;

do $$
declare
  kept record;
begin
  for kept in
    select * from (values
      ('blog_posts', $a$'posts', 'deleted_at is null', 'drafts', 'deleted_at is null and status = ''draft'''$a$),
      ('projects', $a$'published projects', 'deleted_at is null and status = ''published'''$a$),
      ('contact_submissions', $a$'new inquiries', 'status = ''new''', 'unread inquiries', 'status = ''new'' and read_at is null'$a$)
    ) as known (relation, tallies)
  loop
    execute format('create trigger tally_added after insert on public.%I referencing new table as added for each statement execute function private.keep_tallies(%s)', kept.relation, kept.tallies);
    execute format('create trigger tally_changed after update on public.%I referencing old table as removed new table as added for each statement execute function private.keep_tallies(%s)', kept.relation, kept.tallies);
    execute format('create trigger tally_removed after delete on public.%I referencing old table as removed for each statement execute function private.keep_tallies(%s)', kept.relation, kept.tallies);
    execute format('create trigger tally_emptied after truncate on public.%I for each statement execute function private.empty_tallies(%s)', kept.relation, kept.tallies);
  end loop;
end
$$;

-- What is there already.
insert into private.tallies (name, counted)
select 'posts', count(*) from public.blog_posts where deleted_at is null
union all
select 'drafts', count(*) from public.blog_posts where deleted_at is null and status = 'draft'
union all
select 'published projects', count(*) from public.projects where deleted_at is null and status = 'published'
union all
select 'new inquiries', count(*) from public.contact_submissions where status = 'new'
union all
select 'unread inquiries', count(*) from public.contact_submissions where status = 'new' and read_at is null;

-- Null for anybody but staff.
create function private.tally(wanted text)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(counted), 0)::integer from private.tallies where name = wanted having private.is_staff()
$$;

create or replace function public.dashboard_counts()
returns table (total_posts integer, active_projects integer, new_inquiries integer)
language sql
stable
set search_path = ''
as $$
  select private.tally('posts'), private.tally('published projects'), private.tally('unread inquiries')
  where private.is_staff()
$$;

-- What waits longer is what there is, less what came or was touched lately: only that is counted.
create or replace function public.attention_today()
returns table (overdue_replies integer, scheduled_posts integer, resting_drafts integer)
language sql
stable
set search_path = ''
as $$
  select
    private.tally('new inquiries')
      - (select count(*)::integer from public.contact_submissions where status = 'new' and created_at >= now() - interval '24 hours'),
    (select count(*)::integer from public.blog_posts where deleted_at is null and status = 'published' and published_at > now()),
    private.tally('drafts')
      - (select count(*)::integer from public.blog_posts where deleted_at is null and status = 'draft' and updated_at >= now() - interval '14 days')
  where private.is_staff()
$$;

-- What is new and unread: the newest twenty, each with the number of all of them.
create function public.unread_inquiries()
returns table (id uuid, name text, subject text, created_at timestamptz, unread integer)
language sql
stable
set search_path = ''
as $$
  select inquiry.id, inquiry.name, inquiry.subject, inquiry.created_at, private.tally('unread inquiries')
  from public.contact_submissions as inquiry
  where inquiry.status = 'new' and inquiry.read_at is null
  order by inquiry.created_at desc, inquiry.id desc
  limit 20
$$;

revoke all on function private.add_to_tally(text, bigint), private.keep_tallies(), private.empty_tallies(), private.tally(text), public.unread_inquiries()
from public, anon;
grant execute on function private.tally(text), public.unread_inquiries() to authenticated;
