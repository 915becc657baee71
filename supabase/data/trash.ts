import { SENTENCES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwNotFound, sendAsStaff } from "./staff-requests.ts";

type TrashTable = "blog_posts" | "projects";

/** Into the trash at once; a row that is there already is fine. The server keeps it 30 days. Given the
 * version that was shown, throws `conflict` when somebody saved another one since. Throws `forbidden`
 * when the row can be seen and does not move. */
export async function moveToTrash(
  client: StaffClient,
  table: TrashTable,
  id: string,
  version?: number,
): Promise<void> {
  const request = client.rest
    .from(table)
    .update({ deleted_at: new Date().toISOString() })
    .eq("id", id)
    .is("deleted_at", null);
  if (version !== undefined) request.eq("version", version);
  if ((await sendAsStaff(client, request.select("id"))).length > 0) return;
  const place = await placeOf(client, table, id);
  if (place === "out-of-trash") {
    throw version === undefined
      ? new DataError("forbidden", SENTENCES.forbidden)
      : new DataError("conflict", SENTENCES.conflict);
  }
  if (place === "nowhere") await throwNotFound(client);
}

/** Out of the trash; a row that is out already is fine. */
export async function takeFromTrash(
  client: StaffClient,
  table: TrashTable,
  id: string,
): Promise<void> {
  const request = client.rest
    .from(table)
    .update({ deleted_at: null })
    .eq("id", id)
    .not("deleted_at", "is", null)
    .select("id");
  if ((await sendAsStaff(client, request)).length > 0) return;
  if ((await placeOf(client, table, id)) !== "out-of-trash") await throwNotFound(client);
}

/** Gone for good. Only from the trash: a row outside it is left alone and reported as not found. */
export async function eraseFromTrash(
  client: StaffClient,
  table: TrashTable,
  id: string,
): Promise<void> {
  const request = client.rest
    .from(table)
    .delete()
    .eq("id", id)
    .not("deleted_at", "is", null)
    .select("id");
  if ((await sendAsStaff(client, request)).length === 0) await throwNotFound(client);
}

async function placeOf(
  client: StaffClient,
  table: TrashTable,
  id: string,
): Promise<"in-trash" | "out-of-trash" | "nowhere"> {
  const request = client.rest.from(table).select("deleted_at").eq("id", id).limit(1);
  const row = (await sendAsStaff(client, request))[0];
  if (row === undefined) return "nowhere";
  return row.deleted_at === null ? "out-of-trash" : "in-trash";
}
