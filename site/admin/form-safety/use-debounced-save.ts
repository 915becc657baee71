import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSession } from "#site/admin/session/session-store.ts";
import { TEXT_PAUSE_MS } from "./use-paused-text.ts";

/** Debounce time in milliseconds. */
const DEBOUNCE_MS = 5000;

interface DebouncedSaveOptions {
  readonly save: () => Promise<void>;
  /** False if `save` would skip the form's values. */
  readonly canSave: () => boolean;
}

export interface DebouncedSave {
  /** Returns the running save, null without one. */
  readonly running: () => Promise<void> | null;
  /** True from a change until its save succeeds or fails, except while the server cannot be reached. While the form is
   * typed in, as of the last pause. */
  readonly isDue: boolean;
}

/** Runs `save` after each pause in typing, one at a time. The functions must not change between renders. */
export function useDebouncedSave<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { save, canSave }: DebouncedSaveOptions,
): DebouncedSave {
  const runningRef = useRef<Promise<void>>(null);
  const [isDue, setIsDue] = useState(false);
  const isUnreachable = useSession(({ phase }) => phase === "unreachable");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let checking: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      checking = undefined;
      setIsDue(runningRef.current !== null || canSave());
    };
    const start = () => {
      timer = undefined;
      const run = (runningRef.current ?? Promise.resolve()).then(save).finally(() => {
        if (runningRef.current !== run) return;
        runningRef.current = null;
        setIsDue(timer !== undefined && canSave());
      });
      runningRef.current = run;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(start, DEBOUNCE_MS);
        // At the first change and at each pause: validating a long text takes longer than a frame.
        if (checking === undefined) check();
        clearTimeout(checking);
        checking = setTimeout(check, TEXT_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(checking);
      stop();
    };
  }, [form, save, canSave]);
  const running = useCallback(() => runningRef.current, []);
  return { running, isDue: isDue && !isUnreachable };
}
