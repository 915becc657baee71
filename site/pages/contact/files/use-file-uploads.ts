import { useState, useSyncExternalStore } from "react";
import { usePublicClient } from "#site/pages/layout/public-backend.tsx";
import { FileUploads, NO_FILES } from "./file-uploads.ts";
import type { FilesState } from "./file-uploads.ts";

/** The uploads of the inquiry; `restore` finds those of before a reload. */
export function useFileUploads(): FileUploads {
  const client = usePublicClient();
  const [uploads] = useState(() => new FileUploads(client, () => window.sessionStorage));
  return uploads;
}

/** The files and problems, for the field alone: the progress of an upload does not render the form. */
export function useFilesState(uploads: FileUploads): FilesState {
  return useSyncExternalStore(uploads.subscribe, uploads.getSnapshot, () => NO_FILES);
}
