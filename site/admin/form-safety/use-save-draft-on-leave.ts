import { useEffect } from "react";
import { useLatest } from "#site/ui/use-latest.ts";
import { useUnsavedWork } from "./unsaved-work.ts";

/**
 * Offers “Save draft and leave” in the question that protects unsaved text. Pass null for a row that is public or
 * scheduled: as a draft it would leave the website. `save` resolves after a failed save, too; then the form remains.
 */
export function useSaveDraftOnLeave(save: (() => Promise<void>) | null) {
  const latestRef = useLatest(save);
  const isOffered = save !== null;
  useEffect(() => {
    if (!isOffered) return;
    useUnsavedWork.setState({ saveDraft: async () => latestRef.current?.() });
    return () => {
      useUnsavedWork.setState({ saveDraft: null });
    };
  }, [isOffered, latestRef]);
}
