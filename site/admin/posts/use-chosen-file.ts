import { useCallback, useEffect, useState } from "react";
import { useSending } from "#site/admin/media/use-sending.ts";
import type { Sending } from "#site/admin/media/use-sending.ts";

export interface ChosenFile {
  readonly file: File | null;
  /** A local address under which it can be shown; its ending tells films from pictures. */
  readonly fileAddress: string | null;
  readonly setFile: (file: File | null) => void;
  /** How its upload goes, while there is one. */
  readonly sending: Sending | null;
  readonly send: ReturnType<typeof useSending>["run"];
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
  const { run, sending } = useSending();
  return { ...chosen, setFile, sending, send: run };
}

function shown(file: File | null): Pick<ChosenFile, "file" | "fileAddress"> {
  return { file, fileAddress: file === null ? null : addressOf(file) };
}

function addressOf(file: File): string {
  return `${URL.createObjectURL(file)}#${encodeURIComponent(file.name)}`;
}
