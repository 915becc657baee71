-- What looks empty is empty, also when it is made of invisible characters.
create or replace function private.require_text(value text, field text, label text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(value, '') ~ '^[[:space:]\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]*$' then
    perform private.refuse(422, 'required', field, label || ' is required.');
  end if;
end
$$;

-- PostgreSQL knows times that no browser can show: infinity, years before Christ, years of six digits.
create or replace function private.settle_published_at(status text, wanted timestamptz, previous timestamptz)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
begin
  if wanted not between '1900-01-01T00:00:00Z' and '2200-01-01T00:00:00Z' then
    perform private.refuse(422, 'out_of_range', 'published_at', 'The date of publication must lie between the years 1900 and 2200.');
  end if;
  return coalesce(
    wanted,
    case when previous <= now() then previous end,
    case when status = 'published' then now() end
  );
end
$$;

-- As before, and no control character in an address that staff will send mail to.
create or replace function private.check_inquiry(inquiry public.contact_submissions)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(inquiry.name, 'name', 'Full name');
  perform private.limit_text(inquiry.name, 'name', 'Full name', 120);
  perform private.require_text(inquiry.email, 'email', 'Email');
  perform private.limit_text(inquiry.email, 'email', 'Email', 254);
  if inquiry.email !~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+\.[^[:space:][:cntrl:]@]+$' then
    perform private.refuse(422, 'not_an_email', 'email', 'Please enter a valid email address.');
  end if;
  perform private.limit_text(inquiry.phone, 'phone', 'Phone', 40);
  perform private.limit_text(inquiry.subject, 'subject', 'Subject', 200);
  perform private.require_text(inquiry.message, 'message', 'Project description');
  perform private.limit_text(inquiry.message, 'message', 'Project description', 5000);
  perform private.require_choice(inquiry.service_interest, 'service_interest', 'Service', '{"",residential-design,commercial-design,renovation,consultation}');
  perform private.require_choice(inquiry.project_type, 'project_type', 'Project type', '{"",residential,commercial,renovation}');
  perform private.require_choice(inquiry.budget_range, 'budget_range', 'Budget', '{"",under-25k,25k-50k,50k-100k,100k-200k,over-200k}');
  perform private.require_choice(inquiry.timeline, 'timeline', 'Timeline', '{"",asap,1-3-months,3-6-months,6-12-months,planning}');
end
$$;
