-- Jobs of each day: deletion of old trash, of inquiries after the retention, of rows that a failed restore left behind,
-- and of the log itself. pg_cron starts them on hosted Supabase, a timer of the local server on the embedded backend.

-- One row for each run of a job.
create table private.job_runs (
  id bigint generated always as identity primary key,
  job text not null,
  started_at timestamptz not null,
  finished_at timestamptz not null default clock_timestamp(),
  -- Number of deleted rows by kind; null for a run that failed.
  deleted jsonb,
  -- Why the run failed; its changes were rolled back.
  error text
);

create index job_runs_latest on private.job_runs (job, started_at desc);

-- No policy: only security-definer functions and the jobs read or write this table.
alter table private.job_runs enable row level security;
revoke all on private.job_runs from anon, authenticated;

create function private.delete_old_trash()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  posts integer;
  projects integer;
begin
  delete from public.blog_posts where deleted_at < now() - interval '30 days';
  get diagnostics posts = row_count;
  delete from public.projects where deleted_at < now() - interval '30 days';
  get diagnostics projects = row_count;
  return jsonb_build_object('posts', posts, 'projects', projects);
end
$$;

create function private.delete_old_restore_rows()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from private.restore_rows where staged_at < now() - interval '1 day';
  get diagnostics deleted = row_count;
  return jsonb_build_object('rows', deleted);
end
$$;

-- Deletes inquiries when the months of the site setting have passed since their arrival, since they were set to contacted
-- and since the last reply. Keeps those that led to a commission, and all of them without the setting. The privacy policy
-- (site/content) states this rule.
create function private.delete_old_inquiries()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  oldest timestamptz;
  deleted integer;
begin
  select now() - make_interval(months => nullif(setting.value ->> 'retentionMonths', '')::integer) into oldest
  from public.site_settings as setting
  where setting.key = 'site_facts';
  -- Deletes nothing if `oldest` is null.
  delete from public.contact_submissions as inquiry
  where inquiry.status <> 'won'
    and inquiry.created_at < oldest
    and (inquiry.status <> 'contacted' or inquiry.updated_at < oldest)
    and not exists (
      select from public.inquiry_replies as reply
      where reply.inquiry_id = inquiry.id and reply.created_at >= oldest
    );
  get diagnostics deleted = row_count;
  return jsonb_build_object('inquiries', deleted);
end
$$;

create function private.delete_old_job_runs()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from private.job_runs where started_at < now() - interval '90 days';
  get diagnostics deleted = row_count;
  return jsonb_build_object('runs', deleted);
end
$$;

-- Runs the function of a job and records the outcome. A failure rolls back this job only; a statement timeout counts as one.
create function private.run_job(job text, task regproc)
returns void
language plpgsql
set search_path = ''
as $$
declare
  started timestamptz := clock_timestamp();
  deleted jsonb;
  failure text;
begin
  begin
    execute format('select %s()', task) into deleted;
  exception when query_canceled or others then
    get stacked diagnostics failure = message_text;
  end;
  insert into private.job_runs (job, started_at, deleted, error)
  values (run_job.job, started, deleted, failure);
end
$$;

create function private.run_daily_jobs()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.run_job('trash', 'private.delete_old_trash');
  perform private.run_job('inquiries', 'private.delete_old_inquiries');
  perform private.run_job('restore-rows', 'private.delete_old_restore_rows');
  perform private.run_job('job-runs', 'private.delete_old_job_runs');
end
$$;

-- Schedules the jobs, at 03:17 UTC. False where pg_cron is not available.
create function private.start_daily_jobs()
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if to_regnamespace('cron') is null then
    if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
      return false;
    end if;
    create extension pg_cron with schema pg_catalog;
  end if;
  perform cron.schedule('daily-jobs', '17 3 * * *', 'select private.run_daily_jobs()');
  return true;
end
$$;

-- A server whose configuration does not load pg_cron refuses to create it; the migration is applied nevertheless.
do $$
begin
  perform private.start_daily_jobs();
exception when others then
  raise warning 'The daily jobs are not scheduled (%). When pg_cron works, run: select private.start_daily_jobs()', sqlerrm;
end
$$;

-- The trash is emptied with each deletion, too, so that a project without pg_cron empties it.
create or replace function private.purge_trash()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.delete_old_trash();
  perform private.delete_old_restore_rows();
  return null;
end
$$;

-- As before, with retentionMonths: months after which inquiries are deleted; empty keeps them.
create or replace function private.validate_site_facts(facts jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  fact record;
begin
  if jsonb_typeof(facts) is distinct from 'object' then
    perform private.raise_http_error(422, 'not_facts', 'value', 'The facts must be a list of names and texts.');
  end if;
  for fact in select entry.key, entry.value, entry.value #>> '{}' as text from jsonb_each(facts) as entry loop
    if jsonb_typeof(fact.value) <> 'string' then
      perform private.raise_http_error(422, 'not_a_text', fact.key, 'A fact must be a text.');
    end if;
    perform private.limit_length(fact.text, fact.key, 'A fact', 300);
    if fact.key in ('instagram', 'pinterest', 'linkedin', 'facebook') and fact.text !~ '^(https://[^[:space:]]+)?$' then
      perform private.raise_http_error(422, 'not_an_address', fact.key, 'The address of a profile must begin with https://.');
    end if;
    if fact.key = 'email' and fact.text !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
      perform private.raise_http_error(422, 'not_an_email', fact.key, 'Please enter a valid email address.');
    end if;
    if fact.key = 'homeShows' and fact.text not in ('curated', 'latest') then
      perform private.raise_http_error(422, 'not_a_choice', fact.key, 'The home page shows curated or latest rows.');
    end if;
    if fact.key = 'legalDay' and fact.text !~ '^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$' then
      perform private.raise_http_error(422, 'not_a_day', fact.key, 'Please enter a day such as 2025-03-09.');
    end if;
    if fact.key = 'retentionMonths' and fact.text !~ '^([1-9][0-9]?|1[01][0-9]|120)?$' then
      perform private.raise_http_error(422, 'not_months', fact.key, 'Enter a whole number of months from 1 to 120.');
    end if;
  end loop;
end
$$;

revoke all on function
  private.delete_old_trash(), private.delete_old_restore_rows(), private.delete_old_inquiries(), private.delete_old_job_runs(),
  private.run_job(text, regproc), private.run_daily_jobs(), private.start_daily_jobs()
from public, anon, authenticated;
