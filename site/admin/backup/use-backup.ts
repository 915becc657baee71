import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { restoreBackup } from "#supabase/data/backup.ts";
import type { Backup } from "#supabase/data/backup-archive.ts";
import { takeBackup } from "#supabase/data/take-backup.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { localDate } from "#site/format/local-date.ts";

/** Progress of a running task; null while it is not known. */
export type Progress = { readonly done: number; readonly of: number } | null;

/** Reads all rows and files and saves them as one zip. Resolves with null when saving is cancelled. */
export function useExportBackup() {
  const client = useStaffClient();
  const platform = usePlatform();
  const [progress, setProgress] = useState<Progress>(null);
  const run = useMutation({
    mutationFn: async () => {
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      const backup = await takeBackup(
        client,
        (chunk) => chunks.push(chunk),
        (done, of) => {
          setProgress({ done, of });
        },
      );
      const name = `studio-backup-${localDate(backup.madeAt).iso}.zip`;
      const file = new File(chunks, name, { type: "application/zip" });
      const outcome = await platform.saveFile(file);
      return outcome === "cancelled" ? null : backup;
    },
    onSettled: () => {
      setProgress(null);
    },
  });
  return { run, progress };
}

/** Replaces the whole content by a backup. `cancel` works until the last, short transaction. */
export function useImportBackup() {
  const client = useStaffClient();
  const cache = useQueryClient();
  const [progress, setProgress] = useState<Progress>(null);
  const [stop, setStop] = useState(() => new AbortController());
  const run = useMutation({
    mutationFn: ({ rows, files, mediaBase: from }: Backup) =>
      restoreBackup(client, rows, files, from, (done, of) => {
        stop.signal.throwIfAborted();
        setProgress({ done, of });
      }),
    onSuccess: () => cache.invalidateQueries(),
    onSettled: () => {
      setProgress(null);
      setStop(new AbortController());
    },
  });
  const cancel = () => {
    stop.abort(new Error("The import was called off; nothing was changed."));
  };
  return { run, progress, cancel };
}
