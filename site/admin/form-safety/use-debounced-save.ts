import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Debounce time in milliseconds. */
const DEBOUNCE_MS = 5000;

/**
 * Runs `save`, which must not change between renders, after each pause in typing, one at a time. Returns a function
 * that returns the running save, null without one.
 */
export function useDebouncedSave<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  save: () => Promise<void>,
): () => Promise<void> | null {
  const running = useRef<Promise<void>>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      const run = (running.current ?? Promise.resolve()).then(save).finally(() => {
        if (running.current === run) running.current = null;
      });
      running.current = run;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(start, DEBOUNCE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, save]);
  return useCallback(() => running.current, []);
}
