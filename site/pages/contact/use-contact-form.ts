import { useCallback, useEffect, useRef, useState } from "react";
import type { SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import { sendInquiry } from "#supabase/data/inquiries.ts";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import { contactToasts } from "#site/content/contact.ts";
import { usePublicClient } from "../shell/public-backend.tsx";
import { emptyContact, spamSignal, toInquiry } from "./contact-model.ts";
import type { ContactValues } from "./contact-model.ts";
import type { FormNotice } from "./form-notices.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

/**
 * The form with its draft, its one sending at a time and the proof of what was sent last.
 * `sinceLoad`: it was there, and could be filled in, since the document was.
 */
export function useContactForm(sinceLoad: boolean) {
  const client = usePublicClient();
  const form = useForm<ContactValues>({ defaultValues: emptyContact });
  const [sent, setSent] = useState<NewInquiry | null>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const clearDraft = useKeptDraft(form);
  const shownAt = useRef(0);
  const sending = useRef(false);

  useEffect(() => {
    shownAt.current = sinceLoad ? 0 : performance.now();
  }, [sinceLoad]);

  async function send(values: ContactValues, filledInMs: number) {
    const inquiry = toInquiry(values);
    try {
      await sendInquiry(client, inquiry, spamSignal(values, filledInMs));
      form.reset(emptyContact);
      clearDraft();
      setSent(inquiry);
      setNotice({ type: "success", ...contactToasts.sent });
    } catch (error) {
      setNotice(failureOf(error));
      blameField(form, error);
      console.error("The inquiry was not sent.", error);
    }
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    // A second click may come before the button shows that it is disabled.
    if (sending.current) return;
    sending.current = true;
    // The same answer once more is new to whoever hears it.
    setNotice(null);
    const filledInMs = performance.now() - shownAt.current;
    await form.handleSubmit((values) => send(values, filledInMs))();
    sending.current = false;
  }

  const dismissSent = () => {
    setSent(null);
  };
  const dismissNotice = useCallback(() => {
    setNotice(null);
  }, []);
  return { form, sent, dismissSent, notice, dismissNotice, submit };
}

function failureOf(error: unknown): FormNotice {
  const message = messageOf(error);
  const { title, fallback } = contactToasts.failed;
  return { type: "error", title, description: message === "" ? fallback : message };
}

function blameField(form: UseFormReturn<ContactValues>, error: unknown) {
  const message = messageOf(error);
  const field = error instanceof DataError ? error.field : null;
  if (field !== null && isField(field)) form.setError(field, { message }, { shouldFocus: true });
}

function isField(name: string): name is keyof ContactValues {
  return name in emptyContact;
}
