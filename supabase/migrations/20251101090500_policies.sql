-- Who may do what. Row-level security is on for every table, the private ones too: the embedded
-- backend grants ALL on every table at start, so that the policies alone decide there. The grants at
-- the end say the same once more for hosted Supabase.
--
-- `authenticated` never implies staff. Staff is whoever private.is_staff() says, with each statement.

alter table public.categories enable row level security;
alter table public.blog_posts enable row level security;
alter table public.projects enable row level security;
alter table public.slug_history enable row level security;
alter table public.site_settings enable row level security;
alter table public.contact_submissions enable row level security;
-- No policy for these two: only functions that run as their owner touch them.
alter table private.staff enable row level security;
alter table private.contact_counters enable row level security;

create policy "Everybody reads categories" on public.categories
for select to anon, authenticated using (true);

create policy "Staff add categories" on public.categories
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff rename categories" on public.categories
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff delete categories" on public.categories
for delete to authenticated using ((select private.is_staff()));

-- The public reads posts and projects through views (20251101090600), never these tables.
create policy "Staff read every post" on public.blog_posts
for select to authenticated using ((select private.is_staff()));

create policy "Staff write posts" on public.blog_posts
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff edit posts" on public.blog_posts
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff delete posts" on public.blog_posts
for delete to authenticated using ((select private.is_staff()));

create policy "Staff read every project" on public.projects
for select to authenticated using ((select private.is_staff()));

create policy "Staff write projects" on public.projects
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff edit projects" on public.projects
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff delete projects" on public.projects
for delete to authenticated using ((select private.is_staff()));

create policy "Staff read old addresses" on public.slug_history
for select to authenticated using ((select private.is_staff()));

create policy "Everybody reads site settings" on public.site_settings
for select to anon, authenticated using (true);

create policy "Staff add site settings" on public.site_settings
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff change site settings" on public.site_settings
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff remove site settings" on public.site_settings
for delete to authenticated using ((select private.is_staff()));

-- Sending is all that visitors may do: there is no policy by which they could read it back.
create policy "Everybody sends inquiries" on public.contact_submissions
for insert to anon, authenticated with check (true);

create policy "Staff read inquiries" on public.contact_submissions
for select to authenticated using ((select private.is_staff()));

create policy "Staff work on inquiries" on public.contact_submissions
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Staff erase inquiries" on public.contact_submissions
for delete to authenticated using ((select private.is_staff()));

-- Grants. Take everything away, then give back what the policies above can allow.
revoke all on all tables in schema public, private from anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;

grant usage on schema private to anon, authenticated;
grant execute on function private.is_staff(), private.is_owner() to anon, authenticated;

grant select on public.categories, public.site_settings to anon, authenticated;
grant insert (name, email, phone, subject, message, service_interest, project_type, budget_range, timeline, spam_signal)
on public.contact_submissions to anon, authenticated;

grant insert, update, delete on public.categories, public.site_settings to authenticated;
grant select, insert, update, delete on public.blog_posts, public.projects to authenticated;
grant select on public.slug_history to authenticated;
grant select, update, delete on public.contact_submissions to authenticated;
