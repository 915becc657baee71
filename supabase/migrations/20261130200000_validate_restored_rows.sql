-- One function validates the restored rows of one table, and validate_restored_row chooses it. Before, five functions
-- passed each row on to the next one. What they accept, return and raise stays the same.
create function private.validate_restored_post(item jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  post public.blog_posts := jsonb_populate_record(null::public.blog_posts, '{"post_type": "blog", "status": "draft"}' || item);
begin
  perform private.require_text(item ->> 'slug', 'slug', 'The address');
  perform private.validate_post(post);
  perform private.resolve_published_at(post.status, post.published_at, null);
  return item;
end
$$;

create function private.validate_restored_project(item jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  project public.projects;
begin
  perform private.require_text(item ->> 'slug', 'slug', 'The address');
  project := private.normalize_project(jsonb_populate_record(null::public.projects, '{"status": "draft"}' || item));
  perform private.validate_project(project);
  perform private.resolve_published_at(project.status, project.published_at, null);
  return item || jsonb_build_object(
    'gallery_images', project.gallery_images, 'plan', project.plan, 'materials', project.materials,
    'credits', project.credits, 'outcome', project.outcome, 'testimonial', project.testimonial
  );
end
$$;

create function private.validate_restored_category(item jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(item ->> 'slug', 'slug', 'The address');
  perform private.require_text(item ->> 'name', 'name', 'Category name');
  perform private.limit_length(item ->> 'name', 'name', 'Category name', 80);
  return item;
end
$$;

create function private.validate_restored_inquiry(item jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  item := '{"attachments": [], "source_path": ""}' || item;
  perform private.validate_inquiry_files(item -> 'attachments');
  if (item ->> 'source_path' ~ '^(/([a-z0-9_-][a-z0-9/_-]{0,198})?)?$') is not true then
    perform private.raise_http_error(422, 'not_a_path', 'source_path', 'The page of an inquiry must be a path of the site.');
  end if;
  perform private.validate_inquiry(jsonb_populate_record(
    null::public.contact_submissions,
    '{"service_interest": "", "project_type": "", "budget_range": "", "timeline": ""}' || item
  ));
  return item;
end
$$;

create function private.validate_restored_reply(item jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  item := '{"attachments": []}' || item;
  perform private.validate_reply(jsonb_populate_record(null::public.inquiry_replies, item));
  -- The outbox is no part of a backup: nothing would send a reply that was still waiting.
  if item ->> 'sent_at' is null and item ->> 'failed_at' is null then
    return item || jsonb_build_object(
      'failed_at', now(), 'failure', coalesce(item ->> 'failure', 'It had not been sent when the backup was made.')
    );
  end if;
  return item;
end
$$;

create or replace function private.validate_restored_row(relation text, item jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  case relation
    when 'blog_posts' then return private.validate_restored_post(item);
    when 'projects' then return private.validate_restored_project(item);
    when 'categories' then return private.validate_restored_category(item);
    when 'contact_submissions' then return private.validate_restored_inquiry(item);
    when 'inquiry_replies' then return private.validate_restored_reply(item);
    when 'inquiry_notes' then
      perform private.require_text(item ->> 'body', 'body', 'A note');
      perform private.limit_length(item ->> 'body', 'body', 'A note', 10000);
    when 'reply_templates' then
      perform private.validate_reply_template(jsonb_populate_record(null::public.reply_templates, item));
    when 'site_settings' then
      perform private.validate_site_setting(jsonb_populate_record(null::public.site_settings, item));
    when 'redirects' then
      perform private.validate_redirect(jsonb_populate_record(null::public.redirects, item));
    when 'media_files' then
      perform private.validate_media_file(
        jsonb_populate_record(null::public.media_files, '{"original_name": "", "alt": "", "caption": ""}' || item)
      );
    else null; -- Rows that only the server writes: slug_history and the versions.
  end case;
  return item;
end
$$;

drop function private.validate_restored_reply_row(text, jsonb);
drop function private.validate_restored_file_row(text, jsonb);
drop function private.validate_restored_entry(text, jsonb);
drop function private.validate_restored_content(text, jsonb);

revoke all on function private.validate_restored_post(jsonb) from public;
revoke all on function private.validate_restored_project(jsonb) from public;
revoke all on function private.validate_restored_category(jsonb) from public;
revoke all on function private.validate_restored_inquiry(jsonb) from public;
revoke all on function private.validate_restored_reply(jsonb) from public;

comment on function private.validate_restored_row(text, jsonb) is
  'Validates one row of a backup in place of the triggers of its table, which do not fire during a restore. Returns the row as it is to be stored; other columns that an older backup lacks get their defaults when the row is inserted. Rows of slug_history and of versions pass unchanged. Raises 422 with the field.';
comment on function private.validate_restored_post(jsonb) is
  'Validates a post of a backup and returns it unchanged; without a status it is a draft. Raises 422 with the field.';
comment on function private.validate_restored_project(jsonb) is
  'Validates a project of a backup and returns it with its lists and testimonial in their stored shapes. Raises 422 with the field.';
comment on function private.validate_restored_category(jsonb) is
  'Validates a category of a backup and returns it unchanged. Raises 422 with the field.';
comment on function private.validate_restored_inquiry(jsonb) is
  'Validates an inquiry of a backup and returns it; files and source page that an older backup lacks are empty. Raises 422 with the field.';
comment on function private.validate_restored_reply(jsonb) is
  'Validates a reply of a backup and returns it, one that was not sent as failed, because the outbox is not restored. Raises 422 with the field.';
