import type { PostRow } from "#supabase/data/posts.ts";
import type { PostValues } from "#site/schemas/post.ts";
import type { OutboxEntry, SentEntry } from "./outbox-entry.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { valuesOf } from "./post-values.ts";
import { postConflicts } from "./save-post.ts";

/** Result of one request for an entry. */
export type SendOutcome =
  | { readonly kind: "saved"; readonly row: PostRow }
  | { readonly kind: "conflict"; readonly theirs: PostRow }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "uploaded"; readonly values: PostValues }
  | { readonly kind: "unreachable" };

/** Sends one request for an entry: uploads its image, or saves its post. */
export type SendRequest = (entry: OutboxEntry) => Promise<SendOutcome>;

/** Sends one entry until it is saved, refused, in conflict, or the server is unreachable. Resolves with
 * the last saved post, if any; `reached` is false when the server is unreachable. */
export async function sendEntry(
  store: OutboxStore,
  request: SendRequest,
  id: string,
): Promise<{ readonly sentEntry: SentEntry | null; readonly reached: boolean }> {
  let sentEntry: SentEntry | null = null;
  for (;;) {
    const sent = await store.change(id, (entry) =>
      isWaiting(entry) ? withUnacknowledged(entry) : entry,
    );
    if (!isWaiting(sent)) return { sentEntry, reached: true };
    const outcome = await request(sent);
    if (outcome.kind === "unreachable") return { sentEntry, reached: false };
    if (outcome.kind === "saved") sentEntry = { id, row: outcome.row, sent: sent.values };
    await store.change(id, (now) => (now === null ? null : applyOutcome(now, sent, outcome)));
  }
}

function isWaiting(entry: OutboxEntry | null): entry is OutboxEntry {
  return entry?.state.kind === "waiting";
}

/** Adds the values to the unacknowledged ones. The result is stored before the request is sent, so that a crash loses
 * no record of what the server may have saved. */
function withUnacknowledged(entry: OutboxEntry): OutboxEntry {
  const { values, unacknowledgedValues } = entry;
  const now = JSON.stringify(values);
  const isAdded = unacknowledgedValues.some((each) => JSON.stringify(each) === now);
  return isAdded ? entry : { ...entry, unacknowledgedValues: [...unacknowledgedValues, values] };
}

/** The entry after a request; null when it has been sent. `sent` is the entry as sent; the member may have saved again
 * meanwhile. */
function applyOutcome(
  now: OutboxEntry,
  sent: OutboxEntry,
  outcome: Exclude<SendOutcome, { kind: "unreachable" }>,
): OutboxEntry | null {
  const changed = now.revision !== sent.revision;
  switch (outcome.kind) {
    case "uploaded":
      // An image replaced meanwhile must still be uploaded.
      return changed ? now : { ...now, values: outcome.values, image: null };
    case "saved":
      return changed ? rebasedOn(now, outcome.row) : null;
    case "refused":
      return changed ? now : { ...now, state: outcome };
    case "conflict":
      if (isOurs(sent, outcome.theirs)) return rebasedOn(now, outcome.theirs);
      return { ...now, state: { kind: "conflict", theirs: outcome.theirs } };
  }
}

function rebasedOn(entry: OutboxEntry, base: PostRow): OutboxEntry {
  return { ...entry, base, unacknowledgedValues: [] };
}

/** Whether the conflicting version results from an own request whose response was lost. */
function isOurs({ base, unacknowledgedValues }: OutboxEntry, theirs: PostRow): boolean {
  // A repeated create updates version 1, so its result has version 2.
  if (theirs.version !== (base?.version ?? 1) + 1) return false;
  const saved = valuesOf(theirs);
  return unacknowledgedValues.some((sent) => postConflicts.diffFields(sent, saved).length === 0);
}
