-- Calls of the dashboard.

-- Who am I? No row for anybody who is not (or no longer) staff, or whose session has ended.
create function public.current_staff()
returns table (user_id uuid, email text, role text)
language sql
stable
security definer
set search_path = ''
as $$
  select users.id, users.email::text, private.staff_role()
  from auth.users
  where users.id = auth.uid() and private.is_staff()
$$;

-- The three counters of the overview; no row for anybody but staff. Runs with the caller's rights.
create function public.dashboard_counts()
returns table (total_posts integer, active_projects integer, new_inquiries integer)
language sql
stable
set search_path = ''
as $$
  select
    (select count(*)::integer from public.blog_posts where deleted_at is null),
    (select count(*)::integer from public.projects where deleted_at is null and status = 'published'),
    (select count(*)::integer from public.contact_submissions where read_at is null and status = 'new')
  where private.is_staff()
$$;

-- The members of the studio: all of them for an owner, oneself for an editor.
create function public.list_staff()
returns table (user_id uuid, email text, role text, active boolean, created_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select staff.user_id, users.email::text, staff.role, staff.active, staff.created_at
  from private.staff
  join auth.users on users.id = staff.user_id
  where private.is_owner() or (private.is_staff() and staff.user_id = auth.uid())
  order by staff.created_at, staff.user_id
$$;

-- An owner gives a signed-up person a role, changes it, or ends it (active = false).
create function public.save_staff(member_email text, member_role text, member_active boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    perform private.refuse(403, 'owners_only', null, 'Only owners manage the members of the studio.');
  end if;
  perform private.require_choice(member_role, 'role', 'Role', '{owner,editor}');
  if not exists (select from auth.users where lower(users.email) = lower(btrim(member_email))) then
    perform private.refuse(422, 'unknown_email', 'email', 'No user has this e-mail address.');
  end if;
  perform private.add_staff(member_email, member_role, coalesce(member_active, true));
end
$$;

revoke all on function public.current_staff(), public.dashboard_counts(), public.list_staff(), public.save_staff(text, text, boolean)
from public, anon;
grant execute on function public.current_staff(), public.dashboard_counts(), public.list_staff(), public.save_staff(text, text, boolean)
to authenticated;
