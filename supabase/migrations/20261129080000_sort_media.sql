-- The media library in another order than newest first: oldest, name (of the chosen file; of the stored file where that is
-- not known) or largest.
drop function public.search_media(text, text, boolean, integer, integer);

-- A page of the media library, newest first unless another order is named: {"total", "files": [{…, "uses"}]}. Every word of
-- the search must occur in the name, original name, type or texts of a file, or in the texts of a use. The smaller copies of
-- an image are not listed. The original of a crop counts as used as long as the crop is. Runs with the caller's rights; null
-- for callers who are no members. One JSON value, because lists stop at 1,000 rows.
create function public.search_media(
  search text default '', wanted_use text default 'all', only_images boolean default false, skip integer default 0, max_rows integer default 24,
  sort text default 'newest'
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with words as (
    select word from regexp_split_to_table(lower(left(coalesce(search, ''), 300)), '\s+') as word where word <> ''
  ),
  uses as materialized (
    select used.key as name, used.value as used_by from jsonb_each(public.media_uses()) as used
  ),
  texts as materialized (
    select media_texts.file, media_texts.texts from private.media_texts() where exists (select from words)
  ),
  files as (
    select
      object.bucket_id as bucket, object.name, object.metadata ->> 'mimetype' as type, (object.metadata ->> 'size')::bigint as bytes,
      coalesce(file.original_name, '') as original_name, coalesce(file.alt, '') as alt, coalesce(file.caption, '') as caption,
      file.derived_from, file.edit, coalesce(file.version, 0) as version, coalesce(uses.used_by, '[]') as uses,
      coalesce(
        (
          select jsonb_agg(distinct crop_uses.used_by)
          from public.media_files as crop
          join uses as crop_uses on crop_uses.name = crop.name
          where crop.derived_from = object.name
        ),
        '[]'
      ) as uses_of_crops,
      lower(concat_ws(' ', object.name, object.metadata ->> 'mimetype', file.original_name, file.alt, file.caption, texts.texts)) as searched
    from storage.objects as object
    left join public.media_files as file on file.name = object.name
    left join uses on uses.name = object.name
    left join texts on texts.file = object.name
    where object.bucket_id in ('blog-images', 'project-images')
      and object.name !~ 'w\d{1,5}h\d{1,5}c\d{1,5}\.webp$'
      and (only_images is not true or object.metadata ->> 'mimetype' like 'image/%')
  ),
  matches as (
    select *
    from files
    where not exists (select from words where position(words.word in files.searched) = 0)
      and case wanted_use
        when 'used' then uses <> '[]' or uses_of_crops <> '[]'
        when 'unused' then uses = '[]' and uses_of_crops = '[]'
        else true
      end
  ),
  sorted as (
    select *, row_number() over (
      order by
        case sort when 'oldest' then name end,
        case sort when 'name' then lower(coalesce(nullif(original_name, ''), name)) end,
        case sort when 'largest' then coalesce(bytes, 0) end desc,
        name desc
    ) as place
    from matches
  ),
  page as (
    select *
    from sorted
    order by place
    offset greatest(coalesce(skip, 0), 0)
    limit least(greatest(coalesce(max_rows, 24), 0), 200)
  )
  select case when (select private.is_staff()) then jsonb_build_object(
    'total', (select count(*) from matches),
    'files', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'bucket', bucket, 'name', name, 'type', coalesce(type, ''), 'bytes', coalesce(bytes, 0), 'originalName', original_name,
            'alt', alt, 'caption', caption, 'derivedFrom', derived_from, 'edit', edit, 'version', version, 'uses', uses,
            'usedByCrop', uses_of_crops <> '[]'
          )
          order by place
        )
        from page
      ),
      '[]'
    )
  ) end
$$;

revoke all on function public.search_media(text, text, boolean, integer, integer, text) from public, anon, service_role;
grant execute on function public.search_media(text, text, boolean, integer, integer, text) to authenticated;
