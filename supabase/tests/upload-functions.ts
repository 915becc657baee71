import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { exists } from "./function-rows.ts";
import { unique } from "./matrix.ts";
import type { ServerFunction } from "./server-function.ts";
import { ROLES } from "./users.ts";

/** The functions for the files of inquiries, as entries of function-matrix.ts. Everybody sends inquiries. */
export const UPLOAD_FUNCTIONS: readonly ServerFunction[] = [
  {
    name: "release_inquiry_file",
    may: ROLES,
    args: async ({ backend }) => ({ reserved: await reservedPlace(backend) }),
    works: async ({ backend }, { reserved }) =>
      !(await exists(backend, "private.inquiry_uploads where path = $1", reserved)),
  },
  {
    name: "reserve_inquiry_file",
    may: ROLES,
    args: () => Promise.resolve({ form: crypto.randomUUID(), name: `${unique()}.pdf`, size: 8 }),
    works: ({ backend }, { name }) =>
      exists(backend, "private.inquiry_uploads where name = $1", name),
  },
];

/** The path of a place that waits for its inquiry. */
export async function reservedPlace(backend: Pick<LocalBackend, "query">): Promise<string> {
  const path = `${crypto.randomUUID()}/${crypto.randomUUID()}.pdf`;
  await backend.query(
    "insert into private.inquiry_uploads (path, name, size) values ($1, 'plan.pdf', 8)",
    [path],
  );
  return path;
}
