import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { localValues } from "#site/admin/session/safe-storage.ts";
import { readCopies, writeCopy } from "./local-copies.ts";
import type { LocalCopy } from "./local-copies.ts";

/** Typing is at most this far ahead of the copy. */
const LAG_MS = 600;

export type CopyState =
  | { readonly kind: "none" }
  | { readonly kind: "kept"; readonly at: Date }
  | { readonly kind: "refused" };

interface LocalCopies<Values> {
  /** What an earlier visit left behind, newest first; offer it, never impose it. */
  readonly found: { readonly savedAt: Date; readonly values: Values } | null;
  readonly state: CopyState;
  /** Call at every change. `read` is asked for the values when it is time to write. */
  readonly keep: (read: () => Values) => void;
  /** Drops the offered copy, because it was restored or is not wanted. */
  readonly dropFound: () => void;
  /** Drops what this form wrote, because it is saved. */
  readonly clear: () => void;
}

/** Keeps a copy of a form's text on this device, within a second of typing, over crash and reload. */
export function useLocalCopy<Values>(
  scope: string,
  parse: (stored: unknown) => Values | null,
): LocalCopies<Values> {
  const key = useMemo(() => `${scope}${crypto.randomUUID()}`, [scope]);
  const [copies, setCopies] = useState(() => readCopies(localValues, scope, new Date()));
  const [state, setState] = useState<CopyState>({ kind: "none" });
  const writer = useRef<Writer>(null);

  useEffect(() => {
    const made = createWriter(key, setState);
    writer.current = made;
    window.addEventListener("pagehide", made.flush);
    document.addEventListener("visibilitychange", made.flush);
    return () => {
      made.flush();
      window.removeEventListener("pagehide", made.flush);
      document.removeEventListener("visibilitychange", made.flush);
    };
  }, [key]);

  const keep = useCallback((read: () => Values) => writer.current?.keep(read), []);
  const clear = useCallback(() => {
    writer.current?.clear();
  }, []);
  const found = useMemo(() => firstReadable(copies, parse), [copies, parse]);
  const dropFound = useCallback(() => {
    if (found === null) return;
    localValues.remove(found.key);
    setCopies((known) => known.filter((copy) => copy.key !== found.key));
  }, [found]);
  return { found, state, keep, dropFound, clear };
}

interface Writer {
  readonly keep: (read: () => unknown) => void;
  readonly flush: () => void;
  readonly clear: () => void;
}

function createWriter(key: string, report: (state: CopyState) => void): Writer {
  let pending: (() => unknown) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending === null) return;
    const at = new Date();
    const kept = writeCopy(localValues, key, pending(), at);
    pending = null;
    report(kept ? { kind: "kept", at } : { kind: "refused" });
  };
  return {
    flush,
    keep: (read) => {
      pending = read;
      // A throttle, not a debounce: whoever types without a pause is kept up with, too.
      timer ??= setTimeout(flush, LAG_MS);
    },
    clear: () => {
      clearTimeout(timer);
      timer = undefined;
      pending = null;
      localValues.remove(key);
      report({ kind: "none" });
    },
  };
}

function firstReadable<Values>(copies: LocalCopy[], parse: (stored: unknown) => Values | null) {
  for (const { key, savedAt, values } of copies) {
    const parsed = parse(values);
    if (parsed !== null) return { key, savedAt, values: parsed };
  }
  return null;
}
