import { exists } from "./function-rows.ts";
import type { ServerFunction } from "./server-function.ts";
import type { Role } from "./users.ts";

const OWNERS: readonly Role[] = ["owner"];
const CATEGORY = { id: "00000000-0000-4000-8000-00000000000c", name: "Oak", slug: "oak" };

/** The functions that restore a backup, as entries of function-matrix.ts. */
export const RESTORE_FUNCTIONS: readonly ServerFunction[] = [
  {
    name: "discard_restore",
    may: OWNERS,
    args: async ({ backend }) => {
      const restore = crypto.randomUUID();
      await backend.query(
        "insert into private.restore_rows (restore, relation, item) values ($1, 'categories', '{}')",
        [restore],
      );
      return { restore };
    },
    works: async ({ backend }, { restore }) =>
      !(await exists(backend, "private.restore_rows where restore = $1", restore)),
  },
  {
    name: "finish_restore",
    may: OWNERS,
    args: () =>
      Promise.resolve({
        restore: crypto.randomUUID(),
        expected: {
          categories: 0,
          blog_posts: 0,
          projects: 0,
          contact_submissions: 0,
          inquiry_notes: 0,
          inquiry_replies: 0,
          reply_templates: 0,
          site_settings: 0,
          slug_history: 0,
          post_versions: 0,
          redirects: 0,
          media_files: 0,
          setting_versions: 0,
          project_versions: 0,
        },
      }),
    works: async ({ backend }) => !(await exists(backend, "blog_posts where $1", true)),
    statement: ({ restore, expected }) =>
      `select finish_restore('${String(restore)}', '${JSON.stringify(expected)}')`,
  },
  {
    name: "stage_restore",
    may: OWNERS,
    args: () =>
      Promise.resolve({ restore: crypto.randomUUID(), relation: "categories", items: [CATEGORY] }),
    works: ({ backend }, { restore }) =>
      exists(backend, "private.restore_rows where restore = $1", restore),
    statement: ({ restore }) =>
      `select stage_restore('${String(restore)}', 'categories', '${JSON.stringify([CATEGORY])}')`,
  },
];
