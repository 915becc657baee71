import { useState, useSyncExternalStore } from "react";
import { usePublicClient } from "#site/pages/layout/public-backend.tsx";
import { FileUploads, NO_FILES } from "./file-uploads.ts";

/** The files of the inquiry; `uploads.restore` finds those of before a reload. */
export function useFileUploads() {
  const client = usePublicClient();
  const [uploads] = useState(() => new FileUploads(client, () => window.sessionStorage));
  const { files, problems } = useSyncExternalStore(
    uploads.subscribe,
    uploads.getSnapshot,
    () => NO_FILES,
  );
  return { uploads, files, problems };
}
