import { useEffect, useRef } from "react";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import { contactConfirmation } from "#site/content/contact.ts";
import styles from "./contact-form.module.css";

interface ConfirmationProps {
  readonly inquiry: NewInquiry;
  readonly fileCount: number;
  readonly onDismiss: () => void;
}

/**
 * Confirmation with a copy of the inquiry, in place of the form. Takes the focus, so that screen readers announce it;
 * unlike the notification it stays.
 */
export function Confirmation({ inquiry, fileCount, onDismiss }: ConfirmationProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, [inquiry]);
  return (
    <div ref={panel} role="status" tabIndex={-1} className={styles["confirmation"]}>
      <h2 className={styles["heading"]}>{contactConfirmation.heading}</h2>
      <p>{contactConfirmation.text(inquiry.email)}</p>
      <blockquote className={styles["sent"]}>{inquiry.message}</blockquote>
      {fileCount > 0 && <p>{contactConfirmation.files(fileCount)}</p>}
      <button
        type="button"
        className={`${styles["button"]} ${styles["dismiss"]}`}
        onClick={onDismiss}
      >
        {contactConfirmation.dismiss}
      </button>
    </div>
  );
}
