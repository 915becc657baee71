import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff, throwNotFound } from "./staff-requests.ts";

/** A post or project that a preview link leads to. */
export interface SharedRow {
  readonly kind: "post" | "project";
  readonly id: string;
}

/** A link to a private preview. The server stores a hash of its token only, so that no list has the token. */
export interface PreviewLink {
  readonly id: string;
  /** Id of the member who created it; null after the account was deleted. */
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A new link, with the token that only this response contains. */
export interface CreatedPreviewLink {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The links of a row that are still valid, newest first. */
export async function listPreviewLinks(
  client: StaffClient,
  { kind, id }: SharedRow,
  signal?: AbortSignal,
): Promise<readonly PreviewLink[]> {
  const request = client.rest
    .from("preview_links")
    .select("id,created_by,created_at,expires_at")
    .eq(kind === "post" ? "post_id" : "project_id", id)
    .gt("expires_at", new Date().toISOString())
    .order("created_at", { ascending: false })
    .order("id");
  const rows = await sendAsStaff(client, request, signal);
  return rows.map(({ id, created_by, created_at, expires_at }) => ({
    id,
    createdBy: created_by,
    createdAt: new Date(created_at),
    expiresAt: new Date(expires_at),
  }));
}

/** Creates a link that is valid for 14 days. Throws `not-found` if the row is in the trash. */
export async function createPreviewLink(
  client: StaffClient,
  { kind, id }: SharedRow,
): Promise<CreatedPreviewLink> {
  const request = client.rest.rpc("create_preview_link", { kind, row_id: id });
  const created = (await sendAsStaff(client, request))[0] ?? (await throwNotFound(client));
  return { id: created.id, token: created.token, expiresAt: new Date(created.expires_at) };
}

/** Ends a link; succeeds if it has expired or was revoked already. */
export async function revokePreviewLink(client: StaffClient, id: string): Promise<void> {
  await sendAsStaff(client, client.rest.from("preview_links").delete().eq("id", id).select("id"));
}
