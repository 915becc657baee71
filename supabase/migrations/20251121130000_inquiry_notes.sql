-- What the studio keeps in mind about an inquiry: each note with its author and its time. Notes are
-- added, never rewritten, so that two people who write at once overwrite nothing.

create table public.inquiry_notes (
  id uuid primary key default gen_random_uuid(),
  -- Erased with the inquiry, as the sender may demand.
  inquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  body text not null,
  -- E-mail of the session; null for notes from before authors were kept.
  author text,
  created_at timestamptz not null default now()
);

create index inquiry_notes_thread on public.inquiry_notes (inquiry_id, created_at, id);

create function private.write_note()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_text(new.body, 'body', 'A note');
  perform private.limit_text(new.body, 'body', 'A note', 10000);
  if private.through_api() then
    new.author := auth.jwt() ->> 'email';
    new.created_at := now();
  end if;
  return new;
end
$$;

create trigger write_note
before insert on public.inquiry_notes
for each row execute function private.write_note();

alter table public.inquiry_notes enable row level security;

create policy "Staff read notes" on public.inquiry_notes
for select to authenticated using ((select private.is_staff()));

create policy "Staff add notes" on public.inquiry_notes
for insert to authenticated with check ((select private.is_staff()));

create policy "Staff remove notes" on public.inquiry_notes
for delete to authenticated using ((select private.is_staff()));

revoke all on public.inquiry_notes from anon, authenticated;
grant select, insert, delete on public.inquiry_notes to authenticated;

-- The one text of before becomes the first note.
insert into public.inquiry_notes (inquiry_id, body, created_at)
select id, notes, updated_at from public.contact_submissions where btrim(notes, E' \t\r\n') <> '';

-- Notes belong to a backup, after the inquiries that they refer to; deleting those deletes the notes.
create or replace function private.backup_relations()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['categories', 'blog_posts', 'projects', 'slug_history', 'contact_submissions', 'inquiry_notes', 'site_settings']
$$;
