import type { PostCard } from "#supabase/data/public-posts.ts";
import { paths } from "#site/config/paths.ts";
import { useSiteOrigin } from "../layout/site-origin.ts";
import { listThing, JsonLd } from "../layout/json-ld.tsx";

/** The list's posts as JSON-LD. */
export function ListJsonLd({ posts }: { readonly posts: readonly PostCard[] }) {
  const origin = useSiteOrigin();
  if (origin === "" || posts.length === 0) return null;
  const items = posts.map(({ title, slug }) => ({ name: title, path: paths.blogPost(slug) }));
  return <JsonLd thing={listThing(origin, items)} />;
}
