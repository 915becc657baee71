-- Applied by `supabase db reset`. It holds what a studio of its own wants on the first day as well.
-- Demo posts, projects, images and inquiries are loaded by seed/seed-demo.ts, through the API.
insert into public.categories (name)
select wanted
from unnest(array[
  'Color', 'Commercial', 'Kitchens & Baths', 'Lighting', 'Materials', 'Renovation', 'Residential',
  'Space Planning', 'Studio Notes'
]) as wanted
where not exists (select from public.categories where lower(name) = lower(wanted));
