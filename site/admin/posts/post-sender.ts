import { DataError, isNotFound, messageOf } from "#supabase/data/errors.ts";
import type { DataErrorCode } from "#supabase/data/errors.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { SendOutcome } from "#site/admin/offline/outbox-model.ts";
import type { EntrySender } from "#site/admin/offline/send-entry.ts";
import { uploadFailure } from "#site/admin/media/upload-messages.ts";
import { uploadFeaturedImage } from "./featured-image-upload.ts";
import type { QueuedPost, QueuedValues } from "./post-outbox.ts";
import { valuesOf } from "./post-values.ts";
import { postConflicts, savePost } from "./save-post.ts";

/** Sends queued drafts of posts. */
export function postSender(
  client: StaffClient,
  memberEmail: string,
): EntrySender<QueuedValues, PostRow> {
  return {
    send: async (entry) => {
      try {
        return entry.image === null
          ? await save(client, entry, memberEmail)
          : { kind: "uploaded", values: await upload(client, entry.values, entry.image) };
      } catch (error) {
        return outcomeOf(error, entry.image !== null);
      }
    },
    hasValues: (row, { form }) => postConflicts.diffFields(form, valuesOf(row)).length === 0,
  };
}

function save(client: StaffClient, { id, base, values }: QueuedPost, memberEmail: string) {
  return savePost(client, {
    id,
    base,
    memberEmail,
    values: values.form,
    unconfirmed: values.unconfirmed,
  });
}

async function upload(
  client: StaffClient,
  values: QueuedValues,
  image: File,
): Promise<QueuedValues> {
  return {
    ...values,
    form: { ...values.form, featuredImageUrl: await uploadFeaturedImage(client, image) },
  };
}

/** Error codes of temporary failures; the outbox retries after them. A new sign-in ends `unauthorized`. */
const TEMPORARY_ERRORS: ReadonlySet<DataErrorCode> = new Set([
  "offline",
  "server",
  "unauthorized",
  "rate-limited",
]);

function outcomeOf(error: unknown, uploading: boolean): SendOutcome<QueuedValues, PostRow> {
  if (error instanceof DataError && TEMPORARY_ERRORS.has(error.code))
    return { kind: "unreachable" };
  console.error("[post-outbox]", error);
  if (isNotFound(error)) {
    return { kind: "refused", reason: "This post was deleted meanwhile." };
  }
  return { kind: "refused", reason: uploading ? uploadFailure(error) : messageOf(error) };
}
