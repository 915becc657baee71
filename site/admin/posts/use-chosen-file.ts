import { useCallback, useEffect, useState } from "react";
import { useUpload } from "#site/admin/media/use-upload.ts";
import type { RunningUpload } from "#site/admin/media/use-upload.ts";

export interface ChosenFile {
  readonly file: File | null;
  /**
   * Object URL for previews. Its fragment is the file name, which distinguishes videos from images.
   */
  readonly chosenFileUrl: string | null;
  readonly setFile: (file: File | null) => void;
  /** Progress of the running upload, if any. */
  readonly runningUpload: RunningUpload | null;
  readonly runUpload: ReturnType<typeof useUpload>["run"];
}

/** A chosen image or video before its upload. */
export function useChosenFile(initial: File | null): ChosenFile {
  const [selection, setSelection] = useState(() => withObjectUrl(initial));
  const setFile = useCallback((file: File | null) => {
    setSelection(withObjectUrl(file));
  }, []);
  const { chosenFileUrl } = selection;
  useEffect(
    () => () => {
      if (chosenFileUrl !== null) URL.revokeObjectURL(chosenFileUrl.split("#")[0] ?? "");
    },
    [chosenFileUrl],
  );
  const { run, runningUpload } = useUpload();
  return { ...selection, setFile, runningUpload, runUpload: run };
}

function withObjectUrl(file: File | null): Pick<ChosenFile, "file" | "chosenFileUrl"> {
  return { file, chosenFileUrl: file === null ? null : objectUrlOf(file) };
}

function objectUrlOf(file: File): string {
  return `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`;
}
