import { execute, sendLongPage } from "./requests.ts";
import type { PendingRequest, RowCount } from "./requests.ts";
import { MESSAGES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import type { Page, PageRange } from "./paging.ts";
import type { StaffClient } from "./staff-client.ts";

// Policies hide rows instead of refusing, and their result changes between requests: after a sign-out
// on another device, or when an owner ended the membership. So an empty or forbidden result is
// followed by a check whether the caller is still staff.

/**
 * Sends a staff-only request. Throws a `DataError`: `unauthorized` when the session has ended, `forbidden` without the
 * right, `offline`, `invalid` with the column as `field`, or another of its codes; the AbortError of `signal`.
 */
export async function sendAsStaff<T>(
  client: StaffClient,
  request: PendingRequest<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await execute(request, signal);
  } catch (error) {
    await throwIfSignedOut(client, error);
    throw error;
  }
}

/** Sends a request for the row of one id. The id may come from a typed URL: an invalid id is treated
 * as a missing row. Throws `not-found` without a row, else as `sendAsStaff`. */
export async function readRow<T>(
  client: StaffClient,
  request: PendingRequest<T[]>,
  signal?: AbortSignal,
): Promise<T> {
  const [row] = await sendAsStaff(client, request, signal).catch(noRowsForInvalidId);
  return row ?? (await throwNotFound(client));
}

function noRowsForInvalidId(error: unknown): never[] {
  if (error instanceof DataError && error.code === "invalid") return [];
  throw error;
}

/** Sends a staff-only request for one page of rows, made without a count; see `sendLongPage`. Throws as
 * `sendAsStaff`, `unauthorized` also for a list that is empty because the session has ended. */
export async function sendPageAsStaff<T>(
  client: StaffClient,
  request: PendingRequest<T[]>,
  range: PageRange,
  signal: AbortSignal | undefined,
  count: RowCount,
): Promise<Page<T>> {
  try {
    const page = await sendLongPage(request, range, count, signal);
    if (page.total === 0) await requireStaff(client);
    return page;
  } catch (error) {
    await throwIfSignedOut(client, error);
    throw error;
  }
}

/** For a change that matched no row. Throws `unauthorized` or, if the caller is still staff,
 * `not-found`. */
export async function throwNotFound(client: StaffClient): Promise<never> {
  await requireStaff(client);
  throw new DataError("not-found", MESSAGES.notFound);
}

/** Turns `forbidden` into `unauthorized` when a new sign-in resolves it. */
export async function throwIfSignedOut(client: StaffClient, error: unknown): Promise<void> {
  if (error instanceof DataError && error.code === "forbidden") await requireStaff(client);
}

/** Throws `unauthorized` unless the caller is still staff. */
export async function requireStaff(client: StaffClient): Promise<void> {
  if (!(await isStaff(client))) throw new DataError("unauthorized", MESSAGES.unauthorized);
}

async function isStaff(client: StaffClient): Promise<boolean> {
  try {
    return (await execute(client.rest.rpc("current_staff"))).length > 0;
  } catch (error) {
    // Without any session the call itself is refused.
    if (error instanceof DataError && error.code === "forbidden") return false;
    throw error;
  }
}
