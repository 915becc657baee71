import { useCallback, useMemo, useState } from "react";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import type { InquiryReply } from "#supabase/data/inquiry-replies.ts";
import { useSaveCommands } from "#site/admin/form-safety/use-save-commands.ts";
import { useReplySignature } from "#site/admin/reply-templates/index.ts";
import { localDraftScope } from "#site/admin/form-safety/local-draft-model.ts";
import { fieldOfError } from "#site/admin/form-safety/field-of-error.ts";
import { studio } from "#site/content/studio.ts";
import { rulesOf } from "#site/schemas/form.ts";
import { replySchema } from "#site/schemas/reply.ts";
import { blankReply, isWritten, replyFrame, unsentReply } from "./reply-text.ts";
import type { ReplyText } from "./reply-text.ts";
import { useReplyFiles } from "./use-reply-files.ts";
import { useMessageText } from "./use-message-text.ts";
import { useSendReply } from "./use-replies.ts";

const rules = rulesOf(replySchema);

type Problems = {
  readonly [Name in "subject" | "body" | "attachments" | "form"]?: string | undefined;
};

/** State and actions of the reply form, which is closed until a reply is begun or a draft restored. */
export function useReplyForm(inquiry: Inquiry, replies: readonly InquiryReply[]) {
  const text = useReplyText(inquiry, replies);
  const [isOpen, setIsOpen] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const files = useReplyFiles(text.text.id, (names) => {
    setProblems((others) => ({ ...others, attachments: undefined }));
    text.change({ attached: [...names] });
  });
  const close = () => {
    files.clear();
    text.finish();
    setProblems({});
    setIsOpen(false);
  };
  const sending = useSending(inquiry.id, { text, files, setProblems, close });
  useSaveCommands({
    save: () => {
      if (isOpen) void sending.send();
    },
  });
  return {
    ...text,
    problems,
    isOpen,
    files,
    isSending: sending.isPending,
    /** Share of the files that is uploaded, 0 to 1. */
    progress: sending.progress,
    open: () => {
      setIsOpen(true);
    },
    /** Closes the form and discards what was written. */
    close,
    // The form opens with the restored text: its caret is placed once.
    restore: () => {
      void text.restore().finally(() => {
        setIsOpen(true);
      });
    },
    send: () => void sending.send(),
  };
}

interface SendingParts {
  readonly text: ReturnType<typeof useReplyText>;
  readonly files: ReturnType<typeof useReplyFiles>;
  readonly setProblems: (problems: Problems) => void;
  /** Called when the reply is stored. */
  readonly close: () => void;
}

/** Sends the reply with its files. Text and files stay in the form if that fails. */
function useSending(inquiryId: string, { text, files, setProblems, close }: SendingParts) {
  const sending = useSendReply(inquiryId);
  const [progress, setProgress] = useState(0);
  const send = async () => {
    const reply = text.text;
    const found = problemsOf(reply);
    setProblems(found);
    if (Object.keys(found).length > 0 || sending.isPending) return;
    try {
      setProgress(0);
      await text.storePendingCreate(reply);
      await sending.mutateAsync({ text: reply, files: files.files, onProgress: setProgress });
      close();
    } catch (error) {
      setProblems(problemOf(error));
      // An earlier reply has this id: what stands in the form becomes a reply of its own.
      if (error instanceof DataError && error.code === "conflict") {
        const id = crypto.randomUUID();
        files.moveTo(id);
        text.write({ ...reply, id });
      }
    }
  };
  return { send, progress, isPending: sending.isPending };
}

/** The text of the reply, with a draft on this device until it is stored. */
function useReplyText(inquiry: Inquiry, replies: readonly InquiryReply[]) {
  const { name, subject } = inquiry;
  const signature = useReplySignature();
  const current = useMemo(
    () => replyFrame({ name, subject }, studio.name, signature),
    [name, subject, signature],
  );
  // The texts at the start: a signature that is loaded or changed later belongs to a reply without own words only.
  const [frame, setFrame] = useState(current);
  const parse = useCallback(
    (stored: unknown) => unsentReply(stored, current, replies),
    [current, replies],
  );
  const text = useMessageText({
    scope: localDraftScope("inquiry-reply", inquiry.id),
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
