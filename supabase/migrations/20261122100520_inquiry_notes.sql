-- Notes of members about an inquiry. Notes are added and deleted, never updated, so that concurrent writers
-- overwrite nothing.

create table public.inquiry_notes (
  id uuid primary key default gen_random_uuid(),
  -- Deleted with the inquiry, as the sender may demand.
  inquiry_id uuid not null references public.contact_submissions (id) on delete cascade,
  body text not null,
  -- E-mail address of the author; null for writes that do not come from the dashboard.
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
  perform private.limit_length(new.body, 'body', 'A note', 10000);
  if private.is_api_request() then
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
