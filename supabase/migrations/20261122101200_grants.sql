-- Grants that belong to no single table. Each table and public function has its grants beside it; every table has
-- row-level security, the private ones too, because the embedded backend grants ALL on every table at start.
-- `authenticated` does not imply membership: private.is_staff() decides with each statement.

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to authenticated;

-- Triggers need no right to execute. Policies and functions that run with the caller's rights do.
revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function
  private.is_staff(), private.is_owner(), private.is_media_name(text), private.search_condition(text[], text),
  private.counter_value(text)
to authenticated;

-- The seed and server-side tools. Projects differ in what they grant to service_role by default, so that the rights
-- are taken away and granted again. service_role bypasses row-level security. The functions of the schema public ask
-- for the caller's membership, which service_role has not.
revoke all on
  public.categories, public.blog_posts, public.projects, public.slug_history, public.site_settings, public.post_versions,
  public.contact_submissions, public.inquiry_notes
from service_role;
grant select, insert, update, delete on
  public.categories, public.blog_posts, public.projects, public.slug_history, public.site_settings, public.post_versions,
  public.contact_submissions, public.inquiry_notes
to service_role;
