import * as v from "valibot";
import type { Database } from "./database.types.ts";
import { MESSAGES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { isRepeatedCreate, resolveVersionConflict } from "./optimistic-lock.ts";
import { parseResponse } from "./parse-response.ts";
import type { PublicClient } from "./public-client.ts";
import { execute } from "./requests.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff, throwNotFound } from "./staff-requests.ts";

/** A redirect from an address of a former website. Paths are normalized: see `redirect-paths.ts`. */
export type Redirect = Database["public"]["Tables"]["redirects"]["Row"];

/** The two addresses of a redirect. */
export type RedirectPaths = Pick<Redirect, "from_path" | "to_path">;

/** Rows of one request; hosted Supabase returns at most 1,000. */
const READ_AT_ONCE = 500;
/** Rows of one import request, which ends after 8 seconds on hosted Supabase. */
const IMPORTED_AT_ONCE = 100;

/** All redirects by their old address. */
export async function listRedirects(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<readonly Redirect[]> {
  const rows: Redirect[] = [];
  for (;;) {
    const request = client.rest
      .from("redirects")
      .select("*")
      .order("from_path")
      .order("id")
      .range(rows.length, rows.length + READ_AT_ONCE - 1);
    const part = await sendAsStaff(client, request, signal);
    rows.push(...part);
    if (part.length < READ_AT_ONCE) return rows;
  }
}

/**
 * Adds a redirect. `id` is a UUID of the form: a retry after a lost response stores it once. Throws `invalid` with the
 * field `from_path` or `to_path`. For owners.
 */
export async function createRedirect(
  client: StaffClient,
  redirect: RedirectPaths & { readonly id: string },
): Promise<Redirect> {
  const request = client.rest.from("redirects").insert(redirect).select("*");
  try {
    const [row] = await sendAsStaff(client, request);
    return row ?? (await throwNotFound(client));
  } catch (error) {
    if (!isRepeatedCreate(error)) throw error;
    return (await readRedirect(client, redirect.id)) ?? (await throwNotFound(client));
  }
}

/**
 * Changes a redirect. Throws `invalid` like `createRedirect`, `conflict` if another version is stored, `not-found` if it
 * was deleted. For owners.
 */
export async function updateRedirect(
  client: StaffClient,
  { id, version }: Pick<Redirect, "id" | "version">,
  changes: RedirectPaths,
): Promise<Redirect> {
  const request = client.rest
    .from("redirects")
    .update(changes)
    .eq("id", id)
    .eq("version", version)
    .select("*");
  const [row] = await sendAsStaff(client, request);
  if (row !== undefined) return row;
  const stored = await readRedirect(client, id);
  return stored === null ? throwNotFound(client) : resolveVersionConflict(stored, version, changes);
}

async function readRedirect(client: StaffClient, id: string): Promise<Redirect | null> {
  const request = client.rest.from("redirects").select("*").eq("id", id);
  return (await sendAsStaff(client, request))[0] ?? null;
}

/** Deletes a redirect; succeeds if it is gone already. For owners. */
export async function deleteRedirect(client: StaffClient, id: string): Promise<void> {
  const request = client.rest.from("redirects").delete().eq("id", id).select("id");
  const deleted = await sendAsStaff(client, request);
  if (deleted.length === 0 && (await readRedirect(client, id)) !== null)
    throw new DataError("forbidden", MESSAGES.forbidden);
}

/** A row of an import that was refused. */
export interface RefusedRedirect {
  /** Position in the list, from 0. */
  readonly place: number;
  readonly message: string;
}

const refusedRows = v.array(v.object({ place: v.number(), message: v.string() }));

/**
 * Adds redirects, and replaces the new address of those that exist. Returns the refused ones; the others are stored.
 * `onProgress` gets the number of rows that were sent. For owners.
 */
export async function importRedirects(
  client: StaffClient,
  rows: readonly RedirectPaths[],
  onProgress: (sent: number) => void = () => undefined,
): Promise<readonly RefusedRedirect[]> {
  const refused: RefusedRedirect[] = [];
  for (let from = 0; from < rows.length; from += IMPORTED_AT_ONCE) {
    const items = rows
      .slice(from, from + IMPORTED_AT_ONCE)
      .map(({ from_path, to_path }) => ({ from_path, to_path }));
    const found = await sendAsStaff(client, client.rest.rpc("import_redirects", { items }));
    for (const { place, message } of parseResponse(refusedRows, found))
      refused.push({ place: from + place, message });
    onProgress(Math.min(from + IMPORTED_AT_ONCE, rows.length));
  }
  return refused;
}

/** A path that visitors requested and that was not found. */
export interface MissingPath {
  readonly path: string;
  readonly requests: number;
  readonly last: Date;
}

/** The addresses of the last 30 days that were not found and have no redirect, most requested first. For owners. */
export async function listMissingPaths(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<readonly MissingPath[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("list_missing_paths"), signal);
  return rows.map(({ path, requests, last_at }) => ({ path, requests, last: new Date(last_at) }));
}

/** For the not-found page: the new address of a path; null without a redirect, and the path is counted then. */
export async function reportMissingPath(
  client: PublicClient,
  path: string,
): Promise<string | null> {
  // The generated types do not know that the result of a function may be null.
  const target: string | null = await execute(client.rest.rpc("report_missing_path", { path }));
  return target;
}
