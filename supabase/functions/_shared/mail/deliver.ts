import { composeMail } from "./compose.ts";
import type { Mail, MailAttachment, MailSender } from "./compose.ts";
import type { ClaimedMail, MailContent, Outbox } from "./outbox.ts";
import type { FileStorage } from "./file-storage.ts";

/** Sends one mail; rejects if the server did not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Services that a delivery calls. */
export interface DeliveryParts {
  readonly outbox: Outbox;
  readonly files: FileStorage;
  readonly send: SendMail;
  readonly sender: MailSender;
}

export interface Delivery {
  readonly sent: number;
  /** Not accepted; they stay in the outbox. */
  readonly failed: number;
}

/** Checked before each claim. */
interface RunLimits {
  readonly timeMs: number;
  readonly mails: number;
}

/** Mails of one claim. A claim lasts longer than their time limits together (a minute each, smtp-transport.ts). */
const BATCH = 10;

/**
 * Delivers every due mail of the outbox, one after another. A mail that fails stays there with its reason, and the
 * others are sent all the same. Mails beyond `limits` wait for the next run. Rejects only if the outbox itself cannot
 * be reached.
 */
export async function deliverMails(
  parts: DeliveryParts,
  limits: RunLimits = { timeMs: Infinity, mails: Infinity },
): Promise<Delivery> {
  const { outbox } = parts;
  const end = performance.now() + limits.timeMs;
  let sent = 0;
  let failed = 0;
  while (performance.now() < end && sent + failed < limits.mails) {
    const claimed = await outbox.claim(Math.min(BATCH, limits.mails - sent - failed));
    if (claimed.length === 0) break;
    for (const mail of claimed) {
      const failure = await failureOf(mail, parts);
      await outbox.finish(mail, failure);
      if (failure === null) sent += 1;
      else failed += 1;
    }
  }
  return { sent, failed };
}

/** Null if the mail was sent or had nothing to say, else why it was not sent. */
async function failureOf(claimed: ClaimedMail, { files, send, sender }: DeliveryParts) {
  try {
    const mail = composeMail(claimed, sender);
    if (mail === null) return null;
    await send({ ...mail, attachments: await readAttachments(claimed.content, files) });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The files of a reply. Rejects if one is missing: no mail is sent without a file of its reply. */
async function readAttachments(
  content: MailContent,
  files: FileStorage,
): Promise<MailAttachment[]> {
  if (content.kind !== "inquiry-reply") return [];
  const attachments: MailAttachment[] = [];
  for (const file of content.reply.attachments) {
    attachments.push({
      filename: file.name,
      contentType: file.type,
      content: await files.read(file),
    });
  }
  return attachments;
}
