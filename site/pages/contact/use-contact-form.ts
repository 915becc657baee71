import { useCallback, useRef, useState } from "react";
import type { SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { DataError, messageOf, specificMessageOf } from "#supabase/data/errors.ts";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import { contactMessages } from "#site/content/contact.ts";
import { previousPage } from "../layout/previous-path.ts";
import { emptyContact, spamSignal, toInquiry } from "./contact-model.ts";
import type { ContactValues } from "./contact-model.ts";
import type { FormNotice } from "./form-notices.tsx";
import { sourcePath } from "./source-path.ts";
import { useContactFiles } from "./use-contact-files.ts";
import { useSendInquiry } from "./use-send-inquiry.ts";
import { useOptionalFields } from "./use-optional-fields.ts";
import type { RevealFields } from "./use-optional-fields.ts";
import { useNamedProject } from "./use-named-project.ts";
import { useStoredDraft } from "./use-stored-draft.ts";

/**
 * State of the contact form: its draft, one pending request at a time, and the last sent inquiry.
 * `replyWithinHours` is the promise of the site settings, `projectSlug` is from the page's URL.
 */
export function useContactForm(replyWithinHours: string, projectSlug: string) {
  const { checkRef, send: sendInquiry } = useSendInquiry();
  const form = useForm<ContactValues>({ defaultValues: emptyContact });
  const { sent, setSent, dismissSent } = useSentInquiry(form);
  const { notice, setNotice, dismissNotice } = useNotice();
  const fields = useLock();
  const optional = useOptionalFields();
  const { namedProject, automaticSubject } = useNamedProject(form, projectSlug);
  const draft = useStoredDraft(form, optional.revealFields, automaticSubject);
  const files = useContactFiles(optional.revealFields);
  const runOnce = useSingleRun();

  async function send(values: ContactValues) {
    const inquiry = toInquiry(values);
    const signal = spamSignal(values, draft.filledInMs());
    fields.lock();
    try {
      const attachments = await files.uploads.whenUploaded();
      const source = sourcePath(new URL(window.location.href), previousPage());
      await sendInquiry(inquiry, { spamSignal: signal, attachments, sourcePath: source });
      form.reset(emptyContact);
      draft.clear();
      files.uploads.reset();
      fields.unlock();
      setSent({ inquiry, fileCount: attachments.length });
      setNotice(successOf(replyWithinHours));
    } catch (error) {
      setNotice(failureOf(error));
      fields.unlock();
      if (!files.showError(error)) setFieldError(form, error, optional.revealFields);
      console.error("The inquiry was not sent.", error);
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    return runOnce(async () => {
      // Removes the previous notification first, so that screen readers announce an equal one again.
      setNotice(null);
      await form.handleSubmit(send, (errors) => {
        optional.revealFields(Object.keys(errors));
      })();
    });
  }

  return {
    ...{ form, optionalRef: optional.ref, files, checkRef, isSending: fields.isLocked, submit },
    ...{ namedProject, sent, dismissSent, notice, dismissNotice },
  };
}

/** Runs one task at a time: a second click can precede the render that disables the button. */
function useSingleRun() {
  const isRunning = useRef(false);
  return async (task: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await task();
    } finally {
      isRunning.current = false;
    }
  };
}

interface SentInquiry {
  readonly inquiry: NewInquiry;
  readonly fileCount: number;
}

/** The last sent inquiry, shown in place of the form until the visitor returns to the first field. */
function useSentInquiry(form: UseFormReturn<ContactValues>) {
  const [sent, setSent] = useState<SentInquiry | null>(null);
  const dismissSent = () => {
    flushSync(() => {
      setSent(null);
    });
    form.setFocus("name");
  };
  return { sent, setSent, dismissSent };
}

/** The notification of the last attempt to send. */
function useNotice() {
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const dismissNotice = useCallback(() => {
    setNotice(null);
  }, []);
  return { notice, setNotice, dismissNotice };
}

/** Disables controls and, when they are enabled again, returns the focus to the control that had it. */
function useLock() {
  const [isLocked, setLocked] = useState(false);
  const focused = useRef<Element | null>(null);
  const lock = () => {
    focused.current = document.activeElement;
    setLocked(true);
  };
  const unlock = () => {
    flushSync(() => {
      setLocked(false);
    });
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  };
  return { isLocked, lock, unlock };
}

function successOf(replyWithinHours: string): FormNotice {
  const { title, description } = contactMessages.sent;
  return { type: "success", title, description: description(replyWithinHours) };
}

function failureOf(error: unknown): FormNotice {
  const { title, fallback } = contactMessages.failed;
  return { type: "error", title, description: specificMessageOf(error) || fallback };
}

function setFieldError(
  form: UseFormReturn<ContactValues>,
  error: unknown,
  revealFields: RevealFields,
) {
  const field = error instanceof DataError ? error.field : null;
  if (field === null || !isField(field)) return;
  revealFields([field]);
  form.setError(field, { message: messageOf(error) }, { shouldFocus: true });
}

function isField(name: string): name is keyof ContactValues {
  return name in emptyContact;
}
