import { useState } from "react";
import { create } from "zustand";
import type { NewReplyFile } from "#supabase/data/reply-files.ts";
import { useLatest } from "#site/ui/use-latest.ts";
import { addReplyFiles, validateReplyFiles } from "./reply-files.ts";

interface FilesOfReplies {
  /** By the id of the reply that is being written. */
  readonly files: Readonly<Record<string, readonly NewReplyFile[]>>;
}

/**
 * In memory: a file of the size of a mail is no draft on this device. The files survive another inquiry and another page of the
 * dashboard, as the text does, and are gone after a reload.
 */
const useFilesOfReplies = create<FilesOfReplies>()(() => ({ files: {} }));

const NO_FILES: readonly NewReplyFile[] = [];

const filesOf = (replyId: string) => useFilesOfReplies.getState().files[replyId] ?? NO_FILES;

function setFiles(replyId: string, files: readonly NewReplyFile[]) {
  useFilesOfReplies.setState((state) => ({ files: { ...state.files, [replyId]: files } }));
}

/** Files of the reply with this id. `onChange` gets their names. */
export function useReplyFiles(replyId: string, onChange: (names: readonly string[]) => void) {
  const files = useFilesOfReplies((state) => state.files[replyId] ?? NO_FILES);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const latest = useLatest({ replyId, onChange });
  const write = (next: readonly NewReplyFile[]) => {
    setFiles(latest.current.replyId, next);
    latest.current.onChange(next.map(({ file }) => file.name));
  };
  return {
    files,
    /** Why files of the latest choice were not attached. */
    refusals,
    add: async (chosen: readonly File[]) => {
      const validated = await validateReplyFiles(chosen);
      const added = addReplyFiles(filesOf(latest.current.replyId), validated.files);
      setRefusals([...validated.refusals, ...added.refusals]);
      if (added.files.length > filesOf(latest.current.replyId).length) write(added.files);
    },
    remove: (id: string) => {
      setRefusals([]);
      write(filesOf(replyId).filter((each) => each.id !== id));
    },
    /** Gives the files to another reply. */
    moveTo: (otherId: string) => {
      setFiles(otherId, filesOf(replyId));
      setFiles(replyId, NO_FILES);
    },
    clear: () => {
      setRefusals([]);
      setFiles(replyId, NO_FILES);
    },
  };
}
