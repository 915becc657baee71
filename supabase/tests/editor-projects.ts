import type { Database } from "#supabase/data/database.types.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { signedIn } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";

export type ProjectRow = Database["public"]["Tables"]["projects"]["Row"];
export type EditorProjects = Awaited<ReturnType<typeof editorProjects>>;

/** The requests of an editor for projects. */
export async function editorProjects(backend: LocalBackend) {
  const { rest } = await signedIn(backend, PEOPLE.editor.email);
  return {
    rest,
    add: (project: Partial<ProjectRow> & { title: string }) =>
      succeeded(rest.from("projects").insert(project).select().single()),
    change: (id: string, changes: Partial<ProjectRow>) =>
      succeeded(rest.from("projects").update(changes).eq("id", id).select().single()),
  };
}
