import { useEffect, useState } from "react";
import { openDrafts } from "./draft-view.ts";

/** A database that does not open must not delay the dashboard for longer. */
const PATIENCE_MS = 1000;

/** Reads the drafts of this device; true once forms know what to offer. */
export function useOpenDrafts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const done = () => {
      setReady(true);
    };
    const patience = setTimeout(done, PATIENCE_MS);
    void openDrafts().finally(done);
    return () => {
      clearTimeout(patience);
    };
  }, []);
  return ready;
}
