import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { keepAnswers, restoreAnswers } from "./kept-answers.ts";

/** A database that does not open must not keep anybody waiting. */
const PATIENCE_MS = 1000;

/** Keeps what is loaded and shows what was; true once the latter is done. */
export function useKeptAnswers(): boolean {
  const client = useQueryClient();
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const done = () => {
      setRestored(true);
    };
    const patience = setTimeout(done, PATIENCE_MS);
    void restoreAnswers(client).finally(done);
    const stop = keepAnswers(client);
    return () => {
      clearTimeout(patience);
      stop();
    };
  }, [client]);
  return restored;
}
