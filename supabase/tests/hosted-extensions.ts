/** Stand-ins for pg_cron and pg_net, which exist on hosted Supabase only: they store what they are called with. */
export const HOSTED_EXTENSIONS = `
create schema cron;
create table cron.job (jobname text primary key, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
  insert into cron.job values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning 1
$$;
create function cron.unschedule(job_name text) returns boolean language plpgsql as $$
begin
  delete from cron.job where jobname = job_name;
  if not found then raise 'could not find valid entry for job ''%''', job_name; end if;
  return true;
end
$$;
create schema net;
create table net.requests (id bigserial, url text, body jsonb, headers jsonb, timeout_milliseconds integer);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
) returns bigint language sql as $$
  insert into net.requests (url, body, headers, timeout_milliseconds)
  values ($1, $2, $4, $5) returning id
$$;
`;
