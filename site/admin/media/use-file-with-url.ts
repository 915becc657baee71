import { useCallback, useEffect, useState } from "react";

export interface FileWithUrl {
  readonly file: File | null;
  /**
   * Object URL for previews. Its fragment is the file name, which distinguishes videos from images.
   */
  readonly chosenFileUrl: string | null;
  readonly setFile: (file: File | null) => void;
}

/** A chosen file, and its object URL until another one is chosen. */
export function useFileWithUrl(initial: File | null): FileWithUrl {
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
  return { ...selection, setFile };
}

function withObjectUrl(file: File | null): Omit<FileWithUrl, "setFile"> {
  return { file, chosenFileUrl: file === null ? null : objectUrlOf(file) };
}

function objectUrlOf(file: File): string {
  return `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`;
}
