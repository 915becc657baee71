import type { FallbackProps } from "#site/ui/catch-errors.tsx";
import styles from "./contact-form.module.css";

/** In place of the form after an error while it renders. */
export function ContactFallback({ error, onRetry }: FallbackProps) {
  return (
    <section role="alert" className={styles["failure"]}>
      <h2 className={styles["heading"]}>Something went wrong</h2>
      <p>{error.message}</p>
      <button type="button" className={styles["button"]} onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}
