import { specificMessageOf, isOffline } from "#supabase/data/errors.ts";
import { timePhrase } from "#site/format/time.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { rowState } from "#site/admin/data-table/row-state.ts";

type NoticePost = Pick<PostRow, "title" | "status" | "post_type" | "published_at" | "deleted_at">;

/**
 * Notice after a save. The title "Blog Post Published!" is used at publication, and for a new post that the form's
 * button has submitted, even as a draft (NB21); the description contains the status. A new draft that a shortcut or
 * another button has saved has a title of its own.
 */
export function savedNotice(
  row: NoticePost,
  before: NoticePost | null,
  { usedFormStatus, now = new Date() }: { readonly usedFormStatus: boolean; readonly now?: Date },
) {
  if (rowState(row, now) === "scheduled") {
    const time = timePhrase(new Date(row.published_at ?? ""), now);
    return {
      title: "Blog Post Scheduled",
      description: `Your ${row.post_type} post "${row.title}" goes live ${time}.`,
    };
  }
  return { title: savedTitle(row, before, usedFormStatus), description: describeStatus(row) };
}

function savedTitle(row: NoticePost, before: NoticePost | null, usedFormStatus: boolean): string {
  const published = row.status === "published" && before?.status !== "published";
  if (published || (before === null && usedFormStatus)) return "Blog Post Published! 🎉";
  return before === null ? "Draft Saved" : "Blog Post Saved";
}

function describeStatus({ title, status, post_type }: NoticePost): string {
  return status === "draft"
    ? `Your ${post_type} post "${title}" has the status draft. Saved as draft - not public`
    : `Your ${post_type} post "${title}" has been published.`;
}

/** Notice after the list has changed the status of a post. A draft with a later date is scheduled by that. */
export function statusNotice(row: NoticePost, now = new Date()) {
  return row.status === "published"
    ? savedNotice(row, { ...row, status: "draft" }, { usedFormStatus: false, now })
    : { title: "Post Unpublished", description: `“${row.title}” is a draft again.` };
}

/** The outbox retries drafts only; a post is never published without an explicit action. */
const OFFLINE_HINT = "Publish it when the network is back. Drafts are sent by themselves.";

/** Notice after a failed save: the server's reason, or a general sentence without one (NB22). */
export function publicationFailedNotice(error: unknown) {
  const reason = specificMessageOf(error) || "Failed to publish blog post. Please try again.";
  return {
    title: "Publication Failed",
    description: isOffline(error) ? `${reason} ${OFFLINE_HINT}` : reason,
  };
}

/** Notice after a draft was added to the outbox. */
export function outboxNotice(title: string) {
  return {
    title: "Saved on this device only",
    description: `“${title}” will be sent when the network is back.`,
  };
}

/** Publishing closes the form, which would discard the failed image. */
export const IMAGE_MISSING_NOTICE = {
  title: "A Picture Is Missing",
  description: "It could not be uploaded. Retry or remove it below the content, then publish.",
} as const;

/** Notice after the upload of the image was cancelled, which stops the save. */
export const UPLOAD_CANCELLED_NOTICE = {
  title: "Upload Cancelled",
  description: "The post was not saved. Everything is still here, the picture too.",
} as const;
