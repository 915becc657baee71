-- Members enter and change their names themselves, and lists of members have them.

-- Stores the name of the signed-in member.
create function public.set_own_name(member_name text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  perform private.require_text(member_name, 'name', 'Your name');
  perform private.limit_length(btrim(member_name), 'name', 'Your name', 80);
  update private.staff set name = btrim(member_name) where staff.user_id = auth.uid();
  return true;
end
$$;

-- As before; the rules of a name are those of set_own_name.
create or replace function public.finish_invitation(member_name text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.set_own_name(member_name);
  delete from private.invitations
  where invitations.email = (select lower(users.email) from auth.users where users.id = auth.uid());
  return true;
end
$$;

-- As before, with the names: the active members, to whom inquiries can be assigned.
drop function public.list_assignees();
create function public.list_assignees()
returns table (user_id uuid, email text, name text)
language sql
stable
security definer
set search_path = ''
as $$
  select staff.user_id, users.email::text, staff.name
  from private.staff
  join auth.users on users.id = staff.user_id
  where staff.active and private.is_staff()
  order by lower(coalesce(nullif(staff.name, ''), users.email)), staff.user_id
$$;

revoke all on function public.set_own_name(text), public.list_assignees() from public, anon, service_role;
grant execute on function public.set_own_name(text), public.list_assignees() to authenticated;
