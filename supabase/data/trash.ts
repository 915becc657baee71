import { MESSAGES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwNotFound, sendAsStaff } from "./staff-requests.ts";

type TrashTable = "blog_posts" | "projects";

/** Moves a row to the trash; a row in the trash is no error. The server stores it for 30 days. With
 * the loaded version, throws `conflict` when another version has been saved since. Throws `forbidden`
 * when the row is visible and does not move. */
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
  const state = await trashStateOf(client, table, id);
  if (state === "out-of-trash") {
    throw version === undefined
      ? new DataError("forbidden", MESSAGES.forbidden)
      : new DataError("conflict", MESSAGES.conflict);
  }
  if (state === "missing") await throwNotFound(client);
}

/** Restores a row from the trash; a row outside it is no error. */
export async function restoreFromTrash(
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
  if ((await trashStateOf(client, table, id)) !== "out-of-trash") await throwNotFound(client);
}

/** Permanently deletes a row of the trash. A row outside the trash stays and is reported as not found. */
export async function deleteFromTrash(
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

async function trashStateOf(
  client: StaffClient,
  table: TrashTable,
  id: string,
): Promise<"in-trash" | "out-of-trash" | "missing"> {
  const request = client.rest.from(table).select("deleted_at").eq("id", id).limit(1);
  const row = (await sendAsStaff(client, request))[0];
  if (row === undefined) return "missing";
  return row.deleted_at === null ? "out-of-trash" : "in-trash";
}
