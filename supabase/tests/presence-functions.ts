import { exists, newEditor } from "./function-rows.ts";
import { one, unique } from "./matrix.ts";
import type { ServerFunction } from "./server-function.ts";
import type { Role } from "./users.ts";

const STAFF: readonly Role[] = ["editor", "owner"];

/** The functions of presence, as entries of function-matrix.ts. */
export const PRESENCE_FUNCTIONS: readonly ServerFunction[] = [
  {
    name: "end_presence",
    may: STAFF,
    args: async ({ backend }) => {
      const row_id = crypto.randomUUID();
      await backend.query(
        "insert into private.presence (kind, row_id, member) select 'post', $1, user_id from private.staff",
        [row_id],
      );
      return { kind: "post", row_id };
    },
    // All members were present: a caller with the right has left, and no other member.
    works: async ({ backend, caller }, { row_id }) => {
      const rows = await backend.query("select member from private.presence where row_id = $1", [
        row_id,
      ]);
      const [staff] = await backend.query("select count(*)::int as members from private.staff");
      const hasLeft = !rows.some(({ member }) => member === caller.claims["sub"]);
      return hasLeft && rows.length === Number(staff?.["members"]) - 1;
    },
  },
  {
    name: "last_saved_by",
    may: STAFF,
    args: async ({ backend }) => {
      const member = await newEditor(backend);
      const row_id = await one(
        backend,
        `insert into blog_posts (title) values ('${unique()}') returning id`,
      );
      await backend.query("insert into private.last_saves (post_id, member) values ($1, $2)", [
        row_id,
        member,
      ]);
      return { kind: "post", row_id };
    },
  },
  {
    name: "report_presence",
    may: STAFF,
    args: () => Promise.resolve({ kind: "project", row_id: crypto.randomUUID() }),
    works: ({ backend }, { row_id }) =>
      exists(backend, "private.presence where row_id = $1", row_id),
  },
];
