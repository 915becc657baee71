import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import * as v from "valibot";
import { useLatest } from "#site/ui/use-latest.ts";
import type { PostRow } from "#supabase/data/posts.ts";
import { adminEmail } from "#site/admin/session/session-store.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { postConflicts } from "./post-conflicts.ts";
import { queuedPost } from "./queue-draft.ts";
import { valuesOf } from "./post-values.ts";
import { postSchema } from "#site/schemas/post.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { NewerVersion, savePost } from "./save-post.ts";
import type { PostFormState } from "./use-post-form.ts";

/** Debounce time in milliseconds. */
const DEBOUNCE_MS = 5000;

interface AutosaveOptions {
  /** True during an explicit save or an open version conflict. */
  readonly paused: boolean;
  readonly onConflict: (theirs: PostRow) => void;
}

/**
 * Saves a stored draft after a pause in typing. Published posts and invalid values are skipped. A
 * failed save is retried after the next pause; the draft on this device remains. Returns a function
 * that waits for a running save.
 */
export function useAutosave(state: PostFormState, { paused, onConflict }: AutosaveOptions) {
  const client = useStaffClient();
  const { form } = state;
  const latestRef = useLatest({ state, paused, onConflict });
  const running = useRef<Promise<void>>(null);
  const { mutateAsync } = useMutation({
    mutationFn: (job: { readonly values: PostValues; readonly base: PostRow }) =>
      savePost(client, { ...job, id: job.base.id, adminEmail: adminEmail(), unconfirmed: [] }),
  });

  const save = useCallback(async () => {
    const { base } = latestRef.current.state;
    const values = form.getValues();
    if (latestRef.current.paused || base === null || !canAutosave(values, base)) return;
    try {
      const row = await mutateAsync({ values, base });
      // Synchronous: the next save has to build on this version.
      flushSync(() => {
        latestRef.current.state.markAutosaved(row, values);
      });
    } catch (error) {
      if (error instanceof NewerVersion) latestRef.current.onConflict(error.theirs);
      else console.warn("[post-autosave]", error);
    }
  }, [form, latestRef, mutateAsync]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          running.current = save();
        }, DEBOUNCE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, save]);
  return useCallback(async () => running.current, []);
}

function canAutosave(values: PostValues, base: PostRow): boolean {
  const isDraft = values.status === "draft" && base.status === "draft" && base.deleted_at === null;
  if (!isDraft || queuedPost(base.id) !== null) return false;
  return v.is(postSchema, values) && postConflicts.diffFields(values, valuesOf(base)).length > 0;
}
