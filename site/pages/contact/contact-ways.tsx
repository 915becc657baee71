import { emailHref, phoneHref } from "#site/content/contact-links.ts";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import styles from "./contact-form.module.css";

/**
 * A sentence and the ways to reach the studio without the form. The island has no site settings:
 * `suppressHydrationWarning` leaves the address and number of the prerendered page in its links.
 */
export function ContactWays({ sentence }: { readonly sentence: string }) {
  const settings = useSiteSettings();
  return (
    <p className={styles["unsent"]}>
      {sentence}{" "}
      <a
        href={emailHref(settings)}
        className={`${styles["link"]} ${styles["underlined"]}`}
        suppressHydrationWarning
      >
        {settings.email}
      </a>
      ,{" "}
      <a href={phoneHref(settings)} className={styles["link"]} suppressHydrationWarning>
        {settings.phone}
      </a>
    </p>
  );
}
