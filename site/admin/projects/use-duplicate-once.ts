import { useRef } from "react";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { isOutcomeUnknown } from "#site/admin/form-safety/save-row.ts";
import { useDuplicateProject } from "./use-projects.ts";

/** Duplicates a project once per request of the member, whatever happens to clicks and responses. */
export function useDuplicateOnce() {
  const { mutateAsync, isPending } = useDuplicateProject();
  const isRunning = useRef(false);
  const duplicateId = useRef<string>(null);

  /** Resolves to null for a click during a running duplication, which the disabled button can miss. */
  const duplicate = async (id: string): Promise<ProjectRow | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    const newId = duplicateId.current ?? crypto.randomUUID();
    duplicateId.current = null;
    try {
      return await mutateAsync({ id, duplicateId: newId });
    } catch (error) {
      // The duplicate may be saved although its response was lost: the next try has the same id.
      if (isOutcomeUnknown(error)) duplicateId.current = newId;
      throw error;
    } finally {
      isRunning.current = false;
    }
  };
  return { duplicate, isPending };
}
