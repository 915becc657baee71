import { useEffect, useRef } from "react";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import { bookingLink, contactConfirmation } from "#site/content/contact.ts";
import { hostOf } from "#site/content/contact-links.ts";
import styles from "./contact-form.module.css";

interface ConfirmationProps {
  readonly inquiry: NewInquiry;
  readonly fileCount: number;
  /** Address of the studio's online calendar; empty for none. */
  readonly bookingUrl: string;
  readonly onDismiss: () => void;
}

/**
 * Confirmation with a copy of the inquiry, in place of the form. Takes the focus, so that screen readers announce it;
 * unlike the notification it stays.
 */
export function Confirmation({ inquiry, fileCount, bookingUrl, onDismiss }: ConfirmationProps) {
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
      {bookingUrl !== "" && <SentBookingLink bookingUrl={bookingUrl} />}
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

/** `BookingLink` without Chakra. Opens in another tab, so that the copy of the inquiry stays. */
function SentBookingLink({ bookingUrl }: { readonly bookingUrl: string }) {
  return (
    <p className={styles["booking"]}>
      {`${bookingLink.question} `}
      <a
        href={bookingUrl}
        target="_blank"
        rel="noopener"
        className={`${styles["link"]} ${styles["underlined"]}`}
      >
        {`${bookingLink.label} ${bookingLink.place(hostOf(bookingUrl))}`}
      </a>
    </p>
  );
}
