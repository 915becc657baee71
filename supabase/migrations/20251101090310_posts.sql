-- What the server decides about posts, whatever a client sends. Trigger functions run as their owner:
-- they read and write rows that the caller may not see.

create function private.check_post(post public.blog_posts)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_text(post.title, 'title', 'Title');
  perform private.limit_text(post.title, 'title', 'Title', 200);
  perform private.limit_body(post.content, 'content', 'Content');
  -- 200 typed characters, or 200 of the content and an ellipsis.
  perform private.limit_text(post.excerpt, 'excerpt', 'Excerpt', 203);
  perform private.limit_text(post.author, 'author', 'Author', 120);
  perform private.limit_text(post.meta_title, 'meta_title', 'Meta title', 200);
  perform private.limit_text(post.meta_description, 'meta_description', 'Meta description', 160);
  perform private.require_choice(post.post_type, 'post_type', 'Post type', '{blog,tips,trends,guides}');
  perform private.require_choice(post.status, 'status', 'Status', '{draft,published}');
  perform private.require_picture_address(post.featured_image_url, 'featured_image_url', 'The image address');
  if cardinality(post.tags) > 20 then
    perform private.refuse(422, 'too_many', 'tags', 'A post may have at most 20 tags.');
  end if;
  if exists (select from unnest(post.tags) as tag where char_length(tag) > 50) then
    perform private.refuse(422, 'too_long', 'tags', 'A tag may have at most 50 characters.');
  end if;
end
$$;

create function private.write_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  previous public.blog_posts;
begin
  if tg_op = 'UPDATE' then
    previous := old;
  end if;
  new.content := coalesce(new.content, '');
  new.excerpt := coalesce(new.excerpt, '');
  new.author := coalesce(nullif(btrim(new.author), ''), 'Interior Design Team');
  new.featured_image_url := nullif(new.featured_image_url, '');
  new.tags := array(select btrim(tag) from unnest(new.tags) with ordinality as t (tag, place) where btrim(tag) <> '' order by place);
  new.read_time := least(greatest(coalesce(new.read_time, 1), 1), 9999);
  perform private.check_post(new);
  new.published_at := private.settle_published_at(new.status, new.published_at, previous.published_at);

  if tg_op = 'INSERT' then
    if private.through_api() then
      new.created_at := now();
      new.updated_at := now();
      new.deleted_at := null;
      new.version := 1;
      new.created_by_admin := auth.jwt() ->> 'email';
    end if;
    new.slug := private.settle_slug('post', new.slug, new.title, new.id, null, false);
    return new;
  end if;

  new.id := old.id;
  new.created_at := old.created_at;
  new.created_by_admin := old.created_by_admin;
  new.version := old.version + 1;
  new.updated_at := now();
  if private.through_api() and new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
  end if;
  new.slug := private.settle_slug('post', new.slug, new.title, new.id, old.slug, old.deleted_at is not null and new.deleted_at is null);
  perform private.remember_slug('post', new.id, old.slug, new.slug, old.published_at);
  return new;
end
$$;

create trigger write_post
before insert or update on public.blog_posts
for each row execute function private.write_post();
