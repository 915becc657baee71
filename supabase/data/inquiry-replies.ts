import type { Database } from "./database.types.ts";
import { DataError } from "./errors.ts";
import { isRepeatedCreate } from "./optimistic-lock.ts";
import { attachmentsOf } from "./attachments.ts";
import type { Attachment } from "./attachments.ts";
import { sanitizeText } from "./sanitize-text.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff, throwNotFound } from "./staff-requests.ts";

/**
 * A reply of the studio to an inquiry. `author` is an e-mail address. `sent_at` is null until the mail server has
 * accepted its mail, `failure` says why the latest attempt failed, `failed_at` that there is no further one.
 */
export type InquiryReply = Database["public"]["Tables"]["inquiry_replies"]["Row"];

interface NewInquiryReply {
  /** A UUID from the form: a retry after a lost response sends the reply once. */
  readonly id: string;
  readonly inquiry_id: string;
  readonly subject: string;
  readonly body: string;
  /** Files that are uploaded already. */
  readonly attachments: readonly Attachment[];
}

/** The replies to an inquiry, oldest first. */
export function listInquiryReplies(
  client: StaffClient,
  inquiryId: string,
  signal?: AbortSignal,
): Promise<InquiryReply[]> {
  const request = client.rest
    .from("inquiry_replies")
    .select("*")
    .eq("inquiry_id", inquiryId)
    .order("created_at")
    .order("id");
  return sendAsStaff(client, request, signal);
}

/**
 * Stores a reply, which queues its mail and sets a new or spam inquiry to contacted. A repeated one is sent once; throws
 * `conflict` if an earlier attempt with the same id had another text or other files, which are being sent already.
 */
export async function sendInquiryReply(
  client: StaffClient,
  reply: NewInquiryReply,
): Promise<InquiryReply> {
  const row = {
    ...reply,
    subject: sanitizeText(reply.subject),
    body: sanitizeText(reply.body),
    attachments: reply.attachments.map((each) => ({ ...each, name: sanitizeText(each.name) })),
  };
  try {
    const request = client.rest.from("inquiry_replies").insert(row).select();
    return (await sendAsStaff(client, request))[0] ?? (await throwNotFound(client));
  } catch (error) {
    if (!isRepeatedCreate(error)) throw error;
    const request = client.rest.from("inquiry_replies").select("*").eq("id", reply.id).limit(1);
    const stored = (await sendAsStaff(client, request))[0];
    if (
      stored?.body === row.body &&
      stored.subject === row.subject &&
      hasSameFiles(attachmentsOf(stored), row.attachments)
    )
      return stored;
    throw new DataError(
      "conflict",
      "An earlier version of this reply is being sent already. What you wrote since is still here.",
    );
  }
}

/** The path of a file has an id of its own. */
function hasSameFiles(left: readonly Attachment[], right: readonly Attachment[]): boolean {
  return left.length === right.length && left.every(({ path }, at) => path === right[at]?.path);
}

/** Sends a reply now whose mail has failed. Does nothing if it was sent meanwhile. */
export async function resendInquiryReply(client: StaffClient, id: string): Promise<void> {
  await sendAsStaff(client, client.rest.rpc("resend_reply", { reply: id }));
}
