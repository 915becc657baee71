import { DataError, isNotFound, messageOf } from "#supabase/data/errors.ts";
import type { DataErrorCode } from "#supabase/data/errors.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { uploadFailure } from "#site/admin/media/upload-messages.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { uploadFeaturedImage } from "./featured-image-upload.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { savePost } from "./save-post.ts";
import type { SendOutcome, SendRequest } from "./send-entry.ts";

/** The requests that send entries of the outbox to the backend: the image first, then the post. Never rejects. */
export function entryRequests(client: StaffClient, memberEmail: string): SendRequest {
  return async (entry) => {
    const { id, base, values, image, unacknowledgedRows } = entry;
    try {
      return image === null
        ? await savePost(client, { id, base, values, memberEmail, unacknowledgedRows })
        : { kind: "uploaded", values: await upload(client, values, image) };
    } catch (error) {
      return outcomeOf(error, entry);
    }
  };
}

async function upload(client: StaffClient, values: PostValues, image: File): Promise<PostValues> {
  return { ...values, featuredImageUrl: await uploadFeaturedImage(client, image) };
}

/** Error codes of temporary failures; the outbox retries after them. A new sign-in ends `unauthorized`. */
const TEMPORARY_ERRORS: ReadonlySet<DataErrorCode> = new Set([
  "offline",
  "server",
  "unauthorized",
  "rate-limited",
]);

function outcomeOf(error: unknown, { image }: OutboxEntry): SendOutcome {
  if (error instanceof DataError && TEMPORARY_ERRORS.has(error.code))
    return { kind: "unreachable" };
  console.error("[post-outbox]", error);
  if (isNotFound(error)) {
    return { kind: "refused", reason: "This post was deleted meanwhile." };
  }
  return { kind: "refused", reason: image === null ? messageOf(error) : uploadFailure(error) };
}
