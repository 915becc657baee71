import type { PostCard } from "#supabase/data/public-posts.ts";
import { paths } from "#site/config/paths.ts";
import { useSiteOrigin } from "../shell/site-origin.ts";
import { listThing, StructuredData } from "../shell/structured-data.tsx";

/** The list's posts as JSON-LD. */
export function ListData({ posts }: { readonly posts: readonly PostCard[] }) {
  const origin = useSiteOrigin();
  if (origin === "" || posts.length === 0) return null;
  const items = posts.map(({ title, slug }) => ({ name: title, path: paths.blogPost(slug) }));
  return <StructuredData thing={listThing(origin, items)} />;
}
