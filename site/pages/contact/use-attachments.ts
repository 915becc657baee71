import { useEffect } from "react";
import { DataError } from "#supabase/data/errors.ts";
import { FILES_INPUT_ID } from "./files/files-field.tsx";
import { useFileUploads } from "./files/use-file-uploads.ts";
import { ATTACHMENTS } from "./use-more-fields.ts";
import type { ShowFor } from "./use-more-fields.ts";

/** The attached files, and the errors that concern them. */
export function useAttachments(showFor: ShowFor) {
  const files = useFileUploads();
  const { uploads } = files;
  useEffect(() => {
    if (uploads.restore()) showFor([ATTACHMENTS]);
  }, [uploads, showFor]);
  /** Whether the error concerns the files; then it is shown at their field. */
  const showError = (error: unknown): boolean => {
    if (!(error instanceof DataError) || error.field !== ATTACHMENTS) return false;
    uploads.report(error);
    showFor([ATTACHMENTS]);
    document.getElementById(FILES_INPUT_ID)?.focus();
    return true;
  };
  return { ...files, showError };
}
