-- Counters of the overview and the badge. Reading one takes as long with 100,000 inquiries as with a few: each
-- statement that changes the counted rows updates the counters in the same transaction.

-- A sharded counter: its value is the sum of its shards. A transaction locks a free shard or inserts a new one, so
-- that concurrent transactions never wait for each other and cannot deadlock.
create table private.counters (
  name text not null,
  shard integer generated always as identity,
  value bigint not null,
  primary key (name, shard)
);

comment on table private.counters is 'How many rows meet a condition. No policy: only security-definer functions read or write them.';

alter table private.counters enable row level security;
revoke all on private.counters from anon, authenticated;

insert into private.counters (name, value)
values ('posts', 0), ('drafts', 0), ('published projects', 0), ('new inquiries', 0), ('unread inquiries', 0);

create function private.add_to_counter(counter text, change bigint)
returns void
language plpgsql
set search_path = ''
as $$
declare
  free_shard integer;
begin
  if change = 0 then
    return;
  end if;
  select shard into free_shard from private.counters where name = counter limit 1 for update skip locked;
  if found then
    update private.counters set value = value + change where name = counter and shard = free_shard;
  else
    insert into private.counters (name, value) values (counter, change);
  end if;
end
$$;

-- Trigger arguments: the name of a counter, the condition of its rows, the next name, and so on.
create function private.update_counters()
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
    perform private.add_to_counter(tg_argv[2 * place], change);
  end loop;
  return null;
end
$$;

create function private.reset_counters()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.counters where name = any (tg_argv);
  return null;
end
$$;

create trigger counters_insert
after insert on public.blog_posts
referencing new table as added
for each statement execute function private.update_counters('posts', 'deleted_at is null', 'drafts', 'deleted_at is null and status = ''draft''');

create trigger counters_update
after update on public.blog_posts
referencing old table as removed new table as added
for each statement execute function private.update_counters('posts', 'deleted_at is null', 'drafts', 'deleted_at is null and status = ''draft''');

create trigger counters_delete
after delete on public.blog_posts
referencing old table as removed
for each statement execute function private.update_counters('posts', 'deleted_at is null', 'drafts', 'deleted_at is null and status = ''draft''');

create trigger counters_truncate
after truncate on public.blog_posts
for each statement execute function private.reset_counters('posts', 'drafts');

create trigger counters_insert
after insert on public.projects
referencing new table as added
for each statement execute function private.update_counters('published projects', 'deleted_at is null and status = ''published''');

create trigger counters_update
after update on public.projects
referencing old table as removed new table as added
for each statement execute function private.update_counters('published projects', 'deleted_at is null and status = ''published''');

create trigger counters_delete
after delete on public.projects
referencing old table as removed
for each statement execute function private.update_counters('published projects', 'deleted_at is null and status = ''published''');

create trigger counters_truncate
after truncate on public.projects
for each statement execute function private.reset_counters('published projects');

create trigger counters_insert
after insert on public.contact_submissions
referencing new table as added
for each statement execute function private.update_counters('new inquiries', 'status = ''new''', 'unread inquiries', 'status = ''new'' and read_at is null');

create trigger counters_update
after update on public.contact_submissions
referencing old table as removed new table as added
for each statement execute function private.update_counters('new inquiries', 'status = ''new''', 'unread inquiries', 'status = ''new'' and read_at is null');

create trigger counters_delete
after delete on public.contact_submissions
referencing old table as removed
for each statement execute function private.update_counters('new inquiries', 'status = ''new''', 'unread inquiries', 'status = ''new'' and read_at is null');

create trigger counters_truncate
after truncate on public.contact_submissions
for each statement execute function private.reset_counters('new inquiries', 'unread inquiries');

-- The value of a counter; null for callers who are not members.
create function private.counter_value(wanted text)
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(value), 0)::integer from private.counters where name = wanted having private.is_staff()
$$;
