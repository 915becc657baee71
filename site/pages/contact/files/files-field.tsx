import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { INQUIRY_FILE_TYPES } from "#supabase/data/limits.ts";
import { contactFiles } from "#site/content/contact.ts";
import { useHydrated } from "#site/ui/use-hydrated.ts";
import { FileList } from "./file-list.tsx";
import styles from "./files-field.module.css";
import type { FileUploads } from "./file-uploads.ts";
import { useFilesState } from "./use-file-uploads.ts";

export const FILES_INPUT_ID = "contact-attachments";
const FIELD_ID = "contact-attachments-field";
const MESSAGE_ID = "contact-attachments-message";
const NO_SCRIPT_ID = "contact-attachments-no-script";

/** Without HEIC: iPhones then give their photos as JPEG, which every program of the studio opens. */
const ACCEPT = [...new Set(Object.values(INQUIRY_FILE_TYPES)), ".pdf"]
  .filter((type) => type !== "image/heic")
  .join(",");

/**
 * The field for photos and plans. It needs script: until hydration its place is empty, and without JavaScript a sentence
 * stands in it.
 */
export function FilesField({ uploads }: { readonly uploads: FileUploads }) {
  const { files, problems } = useFilesState(uploads);
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles["place"]}>
      {!isHydrated && (
        <>
          <noscript>
            <style>{`#${FIELD_ID}{display:none}#${NO_SCRIPT_ID}{display:block!important}`}</style>
          </noscript>
          <p id={NO_SCRIPT_ID} style={{ display: "none" }}>
            {contactFiles.withoutScript}
          </p>
        </>
      )}
      <div
        id={FIELD_ID}
        role="group"
        className={`${styles["field"] ?? ""} ${isHydrated ? "" : (styles["unready"] ?? "")}`}
      >
        <label htmlFor={FILES_INPUT_ID} className={styles["label"]}>
          {contactFiles.label}
        </label>
        <div className={styles["drop"]}>
          <Paperclip size="1.125rem" strokeWidth={1.5} aria-hidden />
          <span className={styles["choose"]}>{contactFiles.choose}</span>
          <span className={styles["orDrop"]}>{contactFiles.orDrop}</span>
          <input
            ref={input}
            id={FILES_INPUT_ID}
            type="file"
            multiple
            accept={ACCEPT}
            aria-invalid={problems.length > 0 || undefined}
            aria-describedby={MESSAGE_ID}
            className={styles["input"]}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              target.value = ""; // allows choosing the same file again
              void uploads.add(chosen);
            }}
          />
        </div>
        <Message problems={problems} />
        <FileList files={files} uploads={uploads} input={input} />
      </div>
    </div>
  );
}

/** Help, or the problems instead. */
function Message({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) {
    return (
      <p id={MESSAGE_ID} className={styles["help"]}>
        {contactFiles.help}
      </p>
    );
  }
  return (
    <div id={MESSAGE_ID} role="alert" className={styles["error"]}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
