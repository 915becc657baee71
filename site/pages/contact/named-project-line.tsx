import { X } from "lucide-react";
import { paths } from "#site/config/paths.ts";
import { contactForm } from "#site/content/contact.ts";
import styles from "./contact-form.module.css";
import type { NamedProject } from "./use-named-project.ts";

/**
 * Names the project that the inquiry is about, above the fields. Its height is reserved before the title arrives:
 * on prerendered pages by the inline script (hosting/form-script.ts shows `data-named-project`).
 */
export function NamedProjectLine({ slug, title, remove }: NamedProject) {
  return (
    <div hidden={slug === ""} data-named-project="" className={styles["about"]}>
      {title !== null && (
        <>
          <p className={styles["aboutText"]}>
            <span className={styles["caption"]}>{`${contactForm.about} `}</span>
            <a href={paths.portfolioProject(slug)} className={styles["link"]}>
              {title}
            </a>
          </p>
          <button
            type="button"
            aria-label={contactForm.removeProject(title)}
            title={contactForm.removeProject(title)}
            className={styles["remove"]}
            onClick={remove}
          >
            <X size="1.125rem" strokeWidth={1.5} aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}
