import type { PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { SaveOutcome } from "#site/admin/form-safety/save-row.ts";
import { OUTBOX_NAME, outboxStore, removeEntry, reportChange } from "./outbox.ts";
import { newest } from "./outbox-entry.ts";
import { entryRequests } from "./entry-requests.ts";
import { savePost } from "./save-post.ts";
import type { SaveJob } from "./save-post.ts";
import { sendEntry } from "./send-entry.ts";

interface Sender {
  readonly memberId: string;
  readonly email: string;
}

/** Sends the member's entries, each exactly once, unless another window is already sending. */
export function sendOutbox(client: StaffClient, { memberId, email }: Sender): Promise<void> {
  return navigator.locks.request(OUTBOX_NAME, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const entries = await outboxStore.all();
    for (const { id } of entries.filter(({ owner }) => owner === memberId)) {
      const { sentEntry, reached } = await sendEntry(outboxStore, entryRequests(client, email), id);
      await reportChange(sentEntry);
      if (!reached) return;
    }
  });
}

/**
 * Saves the form of a post that has an entry: sends the entry first, so that no older version arrives later; then saves
 * the form over the version that results, under a lock across windows, and removes the entry once the form is saved.
 */
export function saveAfterEntry(client: StaffClient, job: SaveJob): Promise<SaveOutcome<PostRow>> {
  const { id, memberEmail } = job;
  return navigator.locks.request(OUTBOX_NAME, async () => {
    const { sentEntry } = await sendEntry(outboxStore, entryRequests(client, memberEmail), id);
    const base = newest(job.base, sentEntry?.row ?? null);
    let isSaved = false;
    try {
      const outcome = await savePost(client, { ...job, base });
      isSaved = outcome.kind === "saved";
      return outcome;
    } finally {
      // Without a save of the form, the form rebases on the entry as it was saved.
      await (isSaved ? removeEntry(id) : reportChange(sentEntry));
    }
  });
}
