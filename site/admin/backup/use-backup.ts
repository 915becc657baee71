import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { mediaBase, readAllRows, readFileBytes, restoreBackup } from "#supabase/data/backup.ts";
import type { BackupFile } from "#supabase/data/backup.ts";
import { listMediaWithVariants } from "#supabase/data/media-library.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { createArchive } from "./archive.ts";
import type { Backup } from "./archive.ts";

/** Progress of a running task; null while it is not known. */
export type Progress = { readonly done: number; readonly of: number } | null;

/** Reads all rows and files and saves them as one zip. Resolves with null when saving is cancelled. */
export function useExportBackup() {
  const client = useStaffClient();
  const platform = usePlatform();
  const [progress, setProgress] = useState<Progress>(null);
  const run = useMutation({
    mutationFn: async () => {
      const backup = await takeBackup(client, setProgress);
      const bytes = await createArchive(backup);
      const name = `studio-backup-${backup.madeAt.toISOString().slice(0, 10)}.zip`;
      const file = new File([bytes.slice()], name, { type: "application/zip" });
      const outcome = await platform.saveFile(file);
      return outcome === "cancelled" ? null : backup;
    },
    onSettled: () => {
      setProgress(null);
    },
  });
  return { run, progress };
}

async function takeBackup(
  client: StaffClient,
  report: (progress: Progress) => void,
): Promise<Backup> {
  const madeAt = new Date();
  const rows = await readAllRows(client);
  const stored = await listMediaWithVariants(client);
  const files: BackupFile[] = [];
  for (const { bucket, name, url } of stored) {
    report({ done: files.length, of: stored.length });
    files.push({ bucket, name, bytes: await readFileBytes(url) });
  }
  return { madeAt, mediaBase: mediaBase(client), rows, files };
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
