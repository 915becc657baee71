import type { Database } from "#supabase/data/database.types.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { signedIn } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";

export type PostRow = Database["public"]["Tables"]["blog_posts"]["Row"];

/** The requests of an editor for posts. */
export async function editorPosts(backend: LocalBackend) {
  const { rest } = await signedIn(backend, PEOPLE.editor.email);
  return {
    rest,
    add: (post: Partial<PostRow> & { title: string }) =>
      succeeded(rest.from("blog_posts").insert(post).select().single()),
    change: (id: string, change: Partial<PostRow>) =>
      succeeded(rest.from("blog_posts").update(change).eq("id", id).select().single()),
  };
}
