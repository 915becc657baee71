import { useRef } from "react";
import type { RefObject } from "react";
import { contactFiles } from "#site/content/contact.ts";
import { fileSize } from "#site/format/size.ts";
import type { ContactFile, UploadState } from "./contact-file.ts";
import type { FileUploads } from "./file-uploads.ts";
import styles from "./files-field.module.css";

interface FileListProps {
  readonly files: readonly ContactFile[];
  readonly uploads: FileUploads;
  /** Gets the focus when the last file is removed. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The attached files with the state of their upload. A live region says how many have arrived. */
export function FileList({ files, uploads, input }: FileListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, at: number) => {
    uploads.remove(id);
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
      (buttons[Math.min(at, buttons.length - 1)] ?? input.current)?.focus();
    });
  };
  const stored = files.filter(({ state }) => state.status === "stored").length;
  return (
    <>
      {files.length > 0 && (
        <ul ref={list} aria-label={contactFiles.list} className={styles["list"]}>
          {files.map((file, at) => (
            <FileItem
              key={file.id}
              file={file}
              onRemove={() => {
                remove(file.id, at);
              }}
              onRetry={() => {
                uploads.retry(file.id);
              }}
            />
          ))}
        </ul>
      )}
      <p aria-live="polite" className={styles["hidden"]}>
        {files.length > 0 && contactFiles.arrived(stored, files.length)}
      </p>
    </>
  );
}

interface FileItemProps {
  readonly file: ContactFile;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

function FileItem({ file: { name, size, state }, onRemove, onRetry }: FileItemProps) {
  return (
    <li className={styles["item"]}>
      <div className={styles["text"]}>
        <span dir="auto" className={styles["name"]}>
          {name}
        </span>
        <Progress name={name} size={size} state={state} />
      </div>
      <div className={styles["buttons"]}>
        {state.status === "failed" && (
          <button
            type="button"
            className={styles["button"]}
            aria-label={contactFiles.retryOf(name)}
            onClick={onRetry}
          >
            {contactFiles.retry}
          </button>
        )}
        <button
          type="button"
          data-remove=""
          className={styles["button"]}
          aria-label={contactFiles.removeOf(name)}
          onClick={onRemove}
        >
          {contactFiles.remove}
        </button>
      </div>
    </li>
  );
}

interface ProgressProps {
  readonly name: string;
  readonly size: number;
  readonly state: UploadState;
}

function Progress({ name, size, state }: ProgressProps) {
  if (state.status === "failed") {
    return (
      <span role="alert" className={styles["error"]}>
        {state.message}
      </span>
    );
  }
  const words = { waiting: contactFiles.waiting, uploading: "", stored: contactFiles.stored };
  return (
    <span className={styles["help"]}>
      {`${fileSize(size)}${words[state.status] === "" ? "" : ` · ${words[state.status]}`}`}
      {state.status === "uploading" && (
        <progress
          value={state.share}
          aria-label={contactFiles.progressOf(name)}
          className={styles["progress"]}
        />
      )}
    </span>
  );
}
