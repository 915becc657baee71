import type { StaffClient } from "./staff-client.ts";
import { rowGone, sendAsStaff } from "./staff-requests.ts";

type TrashTable = "blog_posts" | "projects";

/** Into the trash at once; a row that is there already is fine. The server keeps it 30 days. */
export async function moveToTrash(
  client: StaffClient,
  table: TrashTable,
  id: string,
): Promise<void> {
  const request = client.rest
    .from(table)
    .update({ deleted_at: new Date().toISOString() })
    .eq("id", id)
    .is("deleted_at", null)
    .select("id");
  if ((await sendAsStaff(client, request)).length === 0)
    await mustBeThere(client, table, id, "in-trash");
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
  if ((await sendAsStaff(client, request)).length === 0)
    await mustBeThere(client, table, id, "out-of-trash");
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
  if ((await sendAsStaff(client, request)).length === 0) await rowGone(client);
}

async function mustBeThere(
  client: StaffClient,
  table: TrashTable,
  id: string,
  place: "in-trash" | "out-of-trash",
): Promise<void> {
  const request = client.rest.from(table).select("deleted_at").eq("id", id).limit(1);
  const row = (await sendAsStaff(client, request))[0];
  if (row === undefined || (row.deleted_at !== null) !== (place === "in-trash")) {
    await rowGone(client);
  }
}
