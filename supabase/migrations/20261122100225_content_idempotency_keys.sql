-- A repeated create, or one that arrives after its own retry, must not store a second row. The header Idempotency-Key
-- carries the id of the row, because the request body has exactly the specified columns; the primary key refuses the
-- second row. PostgREST passes headers in request.headers; the gateway of the embedded backend puts the id into the
-- body instead (supabase/local/idempotency-key.ts).

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

-- Triggers fire in the order of their names: these precede write_post and write_project, which use the id.
create trigger take_idempotency_key
before insert on public.blog_posts
for each row execute function private.take_idempotency_key();

create trigger take_idempotency_key
before insert on public.projects
for each row execute function private.take_idempotency_key();
