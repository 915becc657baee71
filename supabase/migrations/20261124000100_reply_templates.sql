-- Templates of replies to inquiries, shared by all members, and a signature for each member.
--
-- Every member writes templates, not only owners: every member answers inquiries, and a template sends nothing by itself.

create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- '' leaves the subject of the reply as it is.
  subject text not null default '',
  -- With placeholders such as {{first name}}, which the dashboard fills; site/schemas lists them.
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index reply_templates_name_key on public.reply_templates (lower(name));

create function private.validate_reply_template(template public.reply_templates)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(template.name, 'name', 'Template name');
  perform private.limit_length(template.name, 'name', 'Template name', 80);
  perform private.limit_length(template.subject, 'subject', 'Subject', 200);
  perform private.require_text(template.body, 'body', 'The text of a template');
  perform private.limit_length(template.body, 'body', 'The text of a template', 10000);
end
$$;

create function private.write_reply_template()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  perform private.validate_reply_template(new);
  if exists (
    select from public.reply_templates as other where lower(other.name) = lower(new.name) and other.id <> new.id
  ) then
    perform private.raise_http_error(409, 'name_taken', 'name', 'A template with this name already exists.');
  end if;
  if tg_op = 'INSERT' then
    if private.is_api_request() then
      new.version := 1;
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;

create trigger write_reply_template
before insert or update on public.reply_templates
for each row when ((current_setting('studio.restoring', true) = pg_current_xact_id_if_assigned()::text) is not true)
execute function private.write_reply_template();

alter table public.reply_templates enable row level security;

create policy "Staff read reply templates" on public.reply_templates
for select to authenticated using ((select private.is_staff()));

create policy "Staff add reply templates" on public.reply_templates
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff change reply templates" on public.reply_templates
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff delete reply templates" on public.reply_templates
for delete to authenticated using ((select private.is_staff()));

revoke all on public.reply_templates from anon, authenticated;
revoke all on public.reply_templates from service_role;
grant select, delete on public.reply_templates to authenticated;
grant insert (id, name, subject, body), update (name, subject, body) on public.reply_templates to authenticated;
grant select, insert, update, delete on public.reply_templates to service_role;

-- The end of a member's replies; null for the studio's, '' for none. It is no part of a backup, as no membership is.
alter table private.staff add column reply_signature text;

-- The caller's signature; null if the caller has not written one.
create function public.own_reply_signature()
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return (select staff.reply_signature from private.staff where staff.user_id = auth.uid());
end
$$;

-- Sets the caller's signature; without one, replies end with the studio's again.
create function public.set_reply_signature(signature text default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  perform private.limit_length(signature, 'signature', 'A signature', 1000);
  update private.staff set reply_signature = signature where staff.user_id = auth.uid();
  return true;
end
$$;

-- Templates belong to a backup. A backup made before they existed has none of them.
create or replace function private.backup_relations()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'categories', 'blog_posts', 'projects', 'slug_history', 'contact_submissions', 'inquiry_notes', 'inquiry_replies',
    'reply_templates', 'site_settings', 'post_versions'
  ]
$$;

create or replace function private.validate_restored_row(relation text, item jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  post public.blog_posts;
  project public.projects;
  inquiry public.contact_submissions;
begin
  if relation in ('categories', 'blog_posts', 'projects') then
    perform private.require_text(item ->> 'slug', 'slug', 'The address');
  end if;
  case relation
    when 'categories' then
      perform private.require_text(item ->> 'name', 'name', 'Category name');
      perform private.limit_length(item ->> 'name', 'name', 'Category name', 80);
    when 'blog_posts' then
      post := jsonb_populate_record(post, '{"post_type": "blog", "status": "draft"}' || item);
      perform private.validate_post(post);
      perform private.resolve_published_at(post.status, post.published_at, null);
    when 'projects' then
      project := private.normalize_project(jsonb_populate_record(project, '{"status": "draft"}' || item));
      perform private.validate_project(project);
      perform private.resolve_published_at(project.status, project.published_at, null);
      return item || jsonb_build_object(
        'gallery_images', project.gallery_images, 'plan', project.plan, 'materials', project.materials,
        'credits', project.credits, 'outcome', project.outcome, 'testimonial', project.testimonial
      );
    when 'contact_submissions' then
      inquiry := jsonb_populate_record(inquiry, '{"service_interest": "", "project_type": "", "budget_range": "", "timeline": ""}' || item);
      perform private.validate_inquiry(inquiry);
    when 'inquiry_notes' then
      perform private.require_text(item ->> 'body', 'body', 'A note');
      perform private.limit_length(item ->> 'body', 'body', 'A note', 10000);
    when 'inquiry_replies' then
      perform private.validate_reply(jsonb_populate_record(null::public.inquiry_replies, item));
      -- The outbox is no part of a backup: nothing would send a reply that was still waiting.
      if item ->> 'sent_at' is null and item ->> 'failed_at' is null then
        return item || jsonb_build_object(
          'failed_at', now(), 'failure', coalesce(item ->> 'failure', 'It had not been sent when the backup was made.')
        );
      end if;
    when 'reply_templates' then
      perform private.validate_reply_template(jsonb_populate_record(null::public.reply_templates, item));
    when 'site_settings' then
      perform private.validate_site_setting(jsonb_populate_record(null::public.site_settings, item));
    else null; -- Rows that only the server writes: slug_history and post_versions.
  end case;
  return item;
end
$$;

create or replace function public.finish_restore(restore uuid, expected jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  relation_name text;
  counts jsonb := '{}';
begin
  perform private.require_owner();
  foreach relation_name in array private.backup_relations() loop
    if (select count(*) from private.restore_rows as staged where staged.restore = finish_restore.restore and staged.relation = relation_name)
      is distinct from coalesce((expected ->> relation_name)::bigint, case when relation_name in ('inquiry_replies', 'reply_templates') then 0 end)
    then
      perform private.raise_http_error(422, 'incomplete', null, 'The backup did not arrive whole; nothing was changed. Please try again.');
    end if;
  end loop;
  -- Two exchanges at a time would leave rows of both: a delete does not see rows that another transaction inserts.
  if not pg_try_advisory_xact_lock(hashtext('finish_restore')) then
    perform private.raise_http_error(409, 'restore_running', null, 'Another backup is being restored. Please try again when it is done.');
  end if;
  perform set_config('studio.restoring', pg_current_xact_id()::text, true);
  delete from public.post_versions where true;
  delete from public.slug_history where true;
  delete from public.blog_posts where true;
  delete from public.projects where true;
  delete from public.inquiry_notes where true;
  delete from public.inquiry_replies where true;
  delete from public.contact_submissions where true;
  delete from public.reply_templates where true;
  delete from public.site_settings where true;
  delete from public.categories where true;
  foreach relation_name in array private.backup_relations() loop
    counts := counts || jsonb_build_object(relation_name, private.restore_relation(finish_restore.restore, relation_name));
  end loop;
  perform set_config('studio.restoring', '', true);
  delete from private.restore_rows as staged where staged.restore = finish_restore.restore;
  return counts;
end
$$;

revoke all on function private.validate_reply_template(public.reply_templates), private.write_reply_template()
from public, anon, authenticated;
revoke all on function public.own_reply_signature(), public.set_reply_signature(text) from public, anon, service_role;
grant execute on function public.own_reply_signature(), public.set_reply_signature(text) to authenticated;
