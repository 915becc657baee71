import { useCallback, useMemo, useState } from "react";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { useReplySignature } from "#site/admin/reply-templates/index.ts";
import { draftScope } from "#site/admin/form-safety/draft-model.ts";
import { fieldOfError } from "#site/admin/form-safety/field-of-error.ts";
import { studio } from "#site/content/studio.ts";
import { rulesOf } from "#site/schemas/form.ts";
import { replySchema } from "#site/schemas/reply.ts";
import { blankReply, isWritten, replyFrame, unsentReply } from "./reply-text.ts";
import type { ReplyText } from "./reply-text.ts";
import { useReplyFiles } from "./use-reply-files.ts";
import { useMessageText } from "./use-message-text.ts";
import { useSaveCommand } from "./use-save-command.ts";
import { useSendReply } from "./use-replies.ts";

const rules = rulesOf(replySchema);

type Problems = { readonly [Name in "subject" | "body" | "attachments" | "form"]?: string };

/** State and actions of the reply form, which is closed until a reply is begun or a draft restored. */
export function useReplyForm(inquiry: Inquiry, replies: readonly InquiryReply[]) {
  const text = useReplyText(inquiry, replies);
  const [isOpen, setIsOpen] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [progress, setProgress] = useState(0);
  const files = useReplyFiles(text.text.id, (names) => {
    text.change({ attached: [...names] });
  });
  const sending = useSendReply(inquiry.id);
  const close = () => {
    files.clear();
    text.finish();
    setProblems({});
    setIsOpen(false);
  };
  const send = async () => {
    const reply = text.text;
    const found = problemsOf(reply);
    setProblems(found);
    if (Object.keys(found).length > 0 || sending.isPending) return;
    try {
      await text.storePendingCreate(reply);
      setProgress(0);
      await sending.mutateAsync({ text: reply, files: files.files, onProgress: setProgress });
      close();
    } catch (error) {
      setProblems(problemOf(error));
      // An earlier text has this id: what stands in the form becomes a reply of its own.
      if (error instanceof DataError && error.code === "conflict") {
        const id = crypto.randomUUID();
        files.moveTo(id);
        text.write({ ...reply, id });
      }
    }
  };
  useSaveCommand(() => {
    if (isOpen) void send();
  });
  return {
    ...text,
    problems,
    isOpen,
    isSending: sending.isPending,
    files,
    /** Attaches chosen or dropped files. */
    attach: (chosen: readonly File[]) => {
      setProblems(({ attachments: _solved, ...others }) => others);
      void files.add(chosen);
    },
    /** Share of the files that is uploaded, 0 to 1. */
    progress,
    open: () => {
      setIsOpen(true);
    },
    /** Closes the form and discards what was written. */
    close,
    restore: () => {
      setIsOpen(true);
      void text.restore();
    },
    send: () => void send(),
  };
}

/** The text of the reply, with a draft on this device until it is stored. */
function useReplyText(inquiry: Inquiry, replies: readonly InquiryReply[]) {
  const { name, subject } = inquiry;
  const signature = useReplySignature();
  const current = useMemo(
    () => replyFrame({ name, subject }, studio.name, signature),
    [name, subject, signature],
  );
  // What the text began with: a signature that is loaded or changed later belongs to a reply without own words only.
  const [frame, setFrame] = useState(current);
  const parse = useCallback(
    (stored: unknown) => unsentReply(stored, current, replies),
    [current, replies],
  );
  const text = useMessageText({
    scope: draftScope("inquiry-reply", inquiry.id),
    name: `Reply to ${name}`,
    blank: () => blankReply(current),
    isWritten: (written) => isWritten(written, frame),
    isWholeInDraft: ({ attached }) => attached.length === 0,
    parse,
  });
  if (frame !== current && !text.dirty) {
    setFrame(current);
    text.replaceBlank(blankReply(current));
  }
  return {
    ...text,
    frame,
    finish: () => {
      setFrame(current);
      text.finish(null);
    },
    change: (part: Partial<ReplyText>) => {
      text.write({ ...text.text, ...part });
    },
  };
}

function problemsOf({ subject, body }: ReplyText): Problems {
  const found = { subject: rules.subject(subject), body: rules.body(body) };
  return {
    ...(found.subject !== true && { subject: found.subject }),
    ...(found.body !== true && { body: found.body }),
  };
}

function problemOf(error: unknown): Problems {
  const message = messageOf(error) || "Please try again.";
  if (error instanceof DataError && error.field === "attachments")
    return { attachments: `The reply was not sent. ${message}` };
  return { [fieldOfError(replySchema, error) ?? "form"]: `The reply was not sent. ${message}` };
}
