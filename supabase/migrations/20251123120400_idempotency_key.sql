-- A create that is sent again, or that arrives after its repetition, must not store a second row, while its
-- body has exactly the columns of the specification. The header Idempotency-Key carries the id of the row: the
-- primary key refuses whichever comes second. PostgREST passes headers on in request.headers; the gateway
-- of the embedded backend puts the id into the body instead (supabase/local/idempotency-key.ts).

create function private.take_idempotency_key()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  key text := nullif(current_setting('request.headers', true), '')::json ->> 'idempotency-key';
begin
  if key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    new.id := key::uuid;
  end if;
  return new;
end
$$;

-- Triggers need no grant to run their functions.
revoke all on function private.take_idempotency_key() from public, anon, authenticated;

-- Triggers run in the order of their names: the id must be known to write_post and write_project.
create trigger take_idempotency_key
before insert on public.blog_posts
for each row execute function private.take_idempotency_key();

create trigger take_idempotency_key
before insert on public.projects
for each row execute function private.take_idempotency_key();
