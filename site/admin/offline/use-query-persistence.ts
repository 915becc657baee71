import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { persistQueries, restorePersistedQueries } from "./query-persistence.ts";

/** Limit in milliseconds after which the dashboard renders although the database has not opened. */
const RESTORE_TIMEOUT_MS = 1000;

/** Restores persisted query results and persists new ones; true when restored or timed out. */
export function useQueryPersistence(): boolean {
  const client = useQueryClient();
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const done = () => {
      setRestored(true);
    };
    const timeout = setTimeout(done, RESTORE_TIMEOUT_MS);
    void restorePersistedQueries(client).finally(done);
    const stop = persistQueries(client);
    return () => {
      clearTimeout(timeout);
      stop();
    };
  }, [client]);
  return restored;
}
