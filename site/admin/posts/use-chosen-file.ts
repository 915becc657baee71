import { useFileWithUrl } from "#site/admin/media/use-file-with-url.ts";
import type { FileWithUrl } from "#site/admin/media/use-file-with-url.ts";
import { useUpload } from "#site/admin/media/use-upload.ts";
import type { RunningUpload } from "#site/admin/media/use-upload.ts";

export interface ChosenFile extends FileWithUrl {
  /** Progress of the running upload, if any. */
  readonly runningUpload: RunningUpload | null;
  readonly runUpload: ReturnType<typeof useUpload>["run"];
}

/** A chosen image or video before its upload. */
export function useChosenFile(initial: File | null): ChosenFile {
  const chosen = useFileWithUrl(initial);
  const { run, runningUpload } = useUpload();
  return { ...chosen, runningUpload, runUpload: run };
}
