import { useEffect } from "react";
import { DataError } from "#supabase/data/errors.ts";
import { FILES_INPUT_ID } from "./files/files-field.tsx";
import { useFileUploads } from "./files/use-file-uploads.ts";
import { FILES } from "./use-optional-fields.ts";
import type { RevealFields } from "./use-optional-fields.ts";

/** The files of the inquiry, and the errors that concern them. */
export function useContactFiles(revealFields: RevealFields) {
  const uploads = useFileUploads();
  useEffect(() => {
    if (uploads.restore()) revealFields([FILES]);
  }, [uploads, revealFields]);
  /** Whether the error concerns the files; then it is shown at their field. */
  const showError = (error: unknown): boolean => {
    if (!(error instanceof DataError) || error.field !== FILES) return false;
    uploads.report(error);
    revealFields([FILES]);
    document.getElementById(FILES_INPUT_ID)?.focus();
    return true;
  };
  return { uploads, showError };
}
