import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { contactForm } from "#site/content/contact.ts";
import styles from "./form-notices.module.css";

export interface FormNotice {
  readonly type: "success" | "error";
  readonly title: string;
  readonly description: string;
}

interface FormNoticesProps {
  readonly notice: FormNotice | null;
  readonly onGone: () => void;
}

/** Display time in milliseconds; longer for errors, which require action. */
const SHOWN_MS = { success: 6000, error: 12_000 } as const;

/** A single notification in the style of a toast. */
export function FormNotices({ notice, onGone }: FormNoticesProps) {
  return (
    <div
      role="region"
      aria-label={contactForm.notices}
      aria-live="polite"
      className={styles["notices"]}
    >
      {notice !== null && <Notice notice={notice} onGone={onGone} />}
    </div>
  );
}

interface NoticeProps {
  readonly notice: FormNotice;
  readonly onGone: () => void;
}

/** Closes itself after a delay, which pauses while the notification has the pointer or the focus. */
function Notice({ notice, onGone }: NoticeProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onGone, SHOWN_MS[notice.type]);
    return () => {
      clearTimeout(timer);
    };
  }, [notice, isHeld, onGone]);
  const pause = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  return (
    <div
      role="status"
      aria-atomic="true"
      data-type={notice.type}
      className={styles["notice"]}
      onPointerEnter={pause}
      onPointerLeave={release}
      onFocus={pause}
      onBlur={release}
    >
      <div>
        <div className={styles["title"]}>{notice.title}</div>
        <div>{notice.description}</div>
      </div>
      <button
        type="button"
        className={styles["close"]}
        aria-label={contactForm.closeNotice}
        onClick={onGone}
      >
        <X size="1em" aria-hidden />
      </button>
    </div>
  );
}
