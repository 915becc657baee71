import { X } from "lucide-react";
import { paths } from "#site/config/paths.ts";
import { contactForm } from "#site/content/contact.ts";
import styles from "./contact-form.module.css";
import type { NamedProject } from "./use-named-project.ts";

interface NamedProjectLineProps {
  readonly project: NamedProject;
  readonly onRemove: () => void;
}

/**
 * Names the project that the inquiry is about, above the fields. Its height is reserved before the title arrives:
 * on prerendered pages by the inline script (hosting/form-script.ts shows `data-named-project`).
 */
export function NamedProjectLine({ project, onRemove }: NamedProjectLineProps) {
  const isHidden = project.state === "idle" || project.state === "none";
  return (
    <div hidden={isHidden} data-named-project="" className={styles["about"]}>
      {project.state === "found" && (
        <>
          <p className={styles["aboutText"]}>
            <span className={styles["caption"]}>{`${contactForm.about} `}</span>
            <a href={paths.portfolioProject(project.slug)} className={styles["link"]}>
              {project.title}
            </a>
          </p>
          <button
            type="button"
            aria-label={contactForm.removeProject(project.title)}
            title={contactForm.removeProject(project.title)}
            className={styles["remove"]}
            onClick={onRemove}
          >
            <X size="1.125rem" strokeWidth={1.5} aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}
