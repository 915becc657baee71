-- Without a longest name the embedded backend's file system refused names over 255 bytes as a fault of the
-- server. Names are made by the dashboard: 12 random letters, and size and copy (w2560h1707c480) at most.
create or replace function private.is_media_name(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select name ~ '^\d{13}-[a-z0-9]{6,64}\.(png|jpe?g|webp|gif|avif|mp4|webm|mov)$'
$$;
