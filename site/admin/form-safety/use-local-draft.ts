import { useCallback, useEffect, useMemo, useState } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { selectLocalDrafts } from "./local-draft-model.ts";
import type { LocalDraft } from "./local-draft-model.ts";
import { discardLocalDraft, refreshLocalDrafts, useLocalDraftView } from "./local-draft-view.ts";
import { LocalDraftWriter } from "./local-draft-writer.ts";
import type { LocalDraftStatus } from "./local-draft-writer.ts";

interface OfferedLocalDraft<Values> {
  readonly savedAt: Date;
  readonly values: Values;
  /** See `LocalDraft`. */
  readonly pendingCreate: unknown;
}

interface FormLocalDraft<Values> {
  readonly status: LocalDraftStatus;
  /** Local draft of a closed tab; the form restores it only on request. */
  readonly offered: OfferedLocalDraft<Values> | null;
  readonly inOtherTab: boolean;
  /** See `LocalDraftWriter`. */
  readonly change: (read: () => Values) => void;
  readonly storePendingCreate: (pendingCreate: unknown, read: () => Values) => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly isStored: () => boolean;
  readonly clear: () => void;
  /** Resolves with the offered local draft, which this form takes over; with null when another tab already
   * did. */
  readonly restore: () => Promise<OfferedLocalDraft<Values> | null>;
  /** Deletes the offered local draft. */
  readonly discard: () => void;
}

/** Stores a form's values on this device within a second of typing, so that they survive a reload, a
 * crash and a kill. `parse` returns null for values that are not worth offering. */
export function useLocalDraft<Values>(
  scope: string,
  parse: (stored: unknown) => Values | null,
): FormLocalDraft<Values> {
  const [status, setStatus] = useState<LocalDraftStatus>({ kind: "none" });
  const writer = useLocalDraftWriter(scope, setStatus);
  const [ownKey, setOwnKey] = useState(writer.key);
  const { found, inOtherTab } = useOfferedLocalDraft(scope, ownKey, parse);

  const restore = useCallback(async () => {
    if (found === null || !(await writer.adopt(found.stored))) {
      await refreshLocalDrafts();
      return null;
    }
    setOwnKey(found.stored.key);
    return found.offer;
  }, [found, writer]);
  const discard = useCallback(() => {
    if (found !== null) void discardLocalDraft(found.stored.key, null);
  }, [found]);
  return {
    status,
    offered: found?.offer ?? null,
    inOtherTab,
    ...useMemo(() => writerActions<Values>(writer), [writer]),
    restore,
    discard,
  };
}

function writerActions<Values>(
  writer: LocalDraftWriter,
): Pick<FormLocalDraft<Values>, "change" | "storePendingCreate" | "flush" | "isStored" | "clear"> {
  return {
    change: (read) => {
      writer.change(read);
    },
    storePendingCreate: (pendingCreate, read) => writer.storePendingCreate(pendingCreate, read),
    flush: () => writer.flush(),
    isStored: () => writer.isStored,
    clear: () => {
      writer.clear();
    },
  };
}

function useLocalDraftWriter(
  scope: string,
  report: (status: LocalDraftStatus) => void,
): LocalDraftWriter {
  const [writer] = useState(
    () => new LocalDraftWriter(scope, () => useSession.getState().memberId, report),
  );
  useEffect(() => {
    writer.moveTo(scope);
  }, [writer, scope]);
  useEffect(() => {
    const flush = () => void writer.flush();
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    window.addEventListener("blur", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("blur", flush);
      void writer.close();
    };
  }, [writer]);
  return writer;
}

function useOfferedLocalDraft<Values>(
  scope: string,
  ownKey: string,
  parse: (stored: unknown) => Values | null,
) {
  const owner = useSession((session) => session.memberId);
  const { drafts, live } = useLocalDraftView();
  return useMemo(() => {
    const { offered, inOtherTab } = selectLocalDrafts(drafts, live, { owner, scope, ownKey });
    return { found: firstReadable(offered, parse), inOtherTab };
  }, [drafts, live, owner, scope, ownKey, parse]);
}

function firstReadable<Values>(
  offered: readonly LocalDraft[],
  parse: (stored: unknown) => Values | null,
) {
  for (const stored of offered) {
    const values = parse(stored.values);
    const { savedAt, pendingCreate } = stored;
    if (values !== null) return { stored, offer: { savedAt, values, pendingCreate } };
  }
  return null;
}
