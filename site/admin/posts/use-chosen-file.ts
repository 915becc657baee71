import { useCallback, useEffect, useState } from "react";

export interface ChosenFile {
  readonly file: File | null;
  /** A local address under which it can be shown; its ending tells films from pictures. */
  readonly fileAddress: string | null;
  readonly setFile: (file: File | null) => void;
}

/** A picture or film that is chosen and not yet sent. */
export function useChosenFile(initial: File | null): ChosenFile {
  const [chosen, setChosen] = useState(() => shown(initial));
  const setFile = useCallback((file: File | null) => {
    setChosen(shown(file));
  }, []);
  const { fileAddress } = chosen;
  useEffect(
    () => () => {
      if (fileAddress !== null) URL.revokeObjectURL(fileAddress.split("#")[0] ?? "");
    },
    [fileAddress],
  );
  return { ...chosen, setFile };
}

function shown(file: File | null): Omit<ChosenFile, "setFile"> {
  return { file, fileAddress: file === null ? null : addressOf(file) };
}

function addressOf(file: File): string {
  return `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`;
}
