-- A search of the media library finds the swatch of a material by its own name and note, not by those of all materials of
-- the project.

-- The texts of each use of a file: the alt text and caption of an image in a body or a gallery, the rest of a gallery's
-- entry, name and note of a material, and the title of the post or project. Runs with the caller's rights.
create or replace function private.media_texts()
returns table (file text, texts text)
language sql
stable
set search_path = ''
as $$
  with images as (
    select post.title, concat_ws(' ', image[1], image[2]) as text
    from public.blog_posts as post, regexp_matches(post.content, '!\[((?:\\.|[^]\\])*)\]\(([^)]*)\)', 'g') as image
    union all
    select post.title, post.featured_image_url
    from public.blog_posts as post
    union all
    select project.title, concat_ws(' ', image[1], image[2])
    from public.projects as project, regexp_matches(project.content, '!\[((?:\\.|[^]\\])*)\]\(([^)]*)\)', 'g') as image
    union all
    select project.title, concat_ws(' ', item ->> 'url', item ->> 'alt', item ->> 'caption', item ->> 'credit')
    from public.projects as project, jsonb_array_elements(project.gallery_images) as item
    union all
    select project.title, concat_ws(' ', item ->> 'swatch', item ->> 'name', item ->> 'note')
    from public.projects as project, jsonb_array_elements(project.materials) as item
    union all
    select project.title, concat_ws(' ', project.featured_image_url, project.plan)
    from public.projects as project
  )
  select found[1], string_agg(concat_ws(' ', images.title, images.text), ' ')
  from images, regexp_matches(images.text, '(\d{13}-[a-z0-9]{6,}\.[a-z0-9]{3,4})', 'g') as found
  group by found[1]
$$;
