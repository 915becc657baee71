import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** A post or project that can be open in several editors. */
export interface EditedRow {
  readonly kind: "post" | "project";
  readonly id: string;
}

/** Another member who has the row open in an editor. */
export interface OtherEditor {
  /** Name, else e-mail address. */
  readonly name: string;
  /** Public address; '' without a photo. */
  readonly photo: string;
  readonly since: Date;
}

/** A report holds for 60 seconds (`report_presence` in SQL); a lost one must not end the presence. */
export const PRESENCE_INTERVAL_MS = 20_000;

/** Reports that the signed-in member edits the row; returns the others who do, longest first. */
export async function reportPresence(
  client: StaffClient,
  { kind, id }: EditedRow,
  signal?: AbortSignal,
): Promise<readonly OtherEditor[]> {
  const request = client.rest.rpc("report_presence", { kind, row_id: id });
  const rows = await sendAsStaff(client, request, signal);
  return rows.map(({ name, photo, since }) => ({ name, photo, since: new Date(since) }));
}

/** Reports that the member has closed the editor. */
export async function endPresence(client: StaffClient, { kind, id }: EditedRow): Promise<void> {
  await sendAsStaff(client, client.rest.rpc("end_presence", { kind, row_id: id }));
}

/** The other member who saved the row last, by name, else e-mail address; null if unknown, or the signed-in member. */
export async function lastSavedBy(
  client: StaffClient,
  { kind, id }: EditedRow,
  signal?: AbortSignal,
): Promise<string | null> {
  const request = client.rest.rpc("last_saved_by", { kind, row_id: id });
  return (await sendAsStaff(client, request, signal)) || null;
}
