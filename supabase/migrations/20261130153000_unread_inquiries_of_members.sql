-- The dashboard polls this function. An empty result did not say whether no inquiry is unread or the caller is no member
-- any more, so that every poll of an empty inbox was followed by a second request. Now only a member gets a result.
create or replace function public.unread_inquiries()
returns table (id uuid, name text, subject text, created_at timestamptz, unread integer)
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only members may read inquiries.';
  end if;
  return query
  select inquiry.id, inquiry.name, inquiry.subject, inquiry.created_at, private.counter_value('unread inquiries')
  from public.contact_submissions as inquiry
  where inquiry.status = 'new' and inquiry.read_at is null
  order by inquiry.created_at desc, inquiry.id desc
  limit 20;
end
$$;

comment on function public.unread_inquiries is
  'The newest 20 unread inquiries with the status ''new'', newest first; unread is the number of all of them. Raises '
  '42501 for non-members, so that an empty result means that none is unread. Runs with the caller''s rights.';
