import { useEffect, useState } from "react";
import { loadLocalDrafts } from "./local-draft-view.ts";

/** Limit in milliseconds after which the dashboard renders although the database has not opened. */
const OPEN_TIMEOUT_MS = 1000;

/** Reads the local drafts; true when they are read or the timeout has passed. */
export function useLocalDraftsLoaded(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const done = () => {
      setReady(true);
    };
    const timeout = setTimeout(done, OPEN_TIMEOUT_MS);
    void loadLocalDrafts().finally(done);
    return () => {
      clearTimeout(timeout);
    };
  }, []);
  return ready;
}
