import { useCallback, useEffect, useMemo, useState } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { selectDrafts } from "./draft-model.ts";
import type { StoredDraft } from "./draft-model.ts";
import { discardDraft, refreshDrafts, useDraftView } from "./draft-view.ts";
import { DraftWriter } from "./draft-writer.ts";
import type { DraftStatus } from "./draft-writer.ts";

interface OfferedDraft<Values> {
  readonly savedAt: Date;
  readonly values: Values;
  /** See `StoredDraft`. */
  readonly sent: unknown;
}

interface Draft<Values> {
  readonly status: DraftStatus;
  /** Draft of a closed tab; the form restores it only on request. */
  readonly offered: OfferedDraft<Values> | null;
  readonly inOtherTab: boolean;
  /** See `DraftWriter`. */
  readonly change: (read: () => Values) => void;
  readonly storePendingCreate: (sent: unknown, read: () => Values) => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly isStored: () => boolean;
  readonly clear: () => void;
  /** Resolves with the offered draft, which this form takes over; with null when another tab already
   * did. */
  readonly restore: () => Promise<OfferedDraft<Values> | null>;
  /** Deletes the offered draft. */
  readonly discard: () => void;
}

/** Stores a form's values on this device within a second of typing, so that they survive a reload, a
 * crash and a kill. `parse` returns null for values that are not worth offering. */
export function useDraft<Values>(
  scope: string,
  parse: (stored: unknown) => Values | null,
): Draft<Values> {
  const [status, setStatus] = useState<DraftStatus>({ kind: "none" });
  const writer = useDraftWriter(scope, setStatus);
  const [ownKey, setOwnKey] = useState(writer.key);
  const { found, inOtherTab } = useFoundDraft(scope, ownKey, parse);

  const restore = useCallback(async () => {
    if (found === null || !(await writer.adopt(found.stored))) {
      await refreshDrafts();
      return null;
    }
    setOwnKey(found.stored.key);
    return found.offer;
  }, [found, writer]);
  const discard = useCallback(() => {
    if (found !== null) void discardDraft(found.stored.key);
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
  writer: DraftWriter,
): Pick<Draft<Values>, "change" | "storePendingCreate" | "flush" | "isStored" | "clear"> {
  return {
    change: (read) => {
      writer.change(read);
    },
    storePendingCreate: (sent, read) => writer.storePendingCreate(sent, read),
    flush: () => writer.flush(),
    isStored: () => writer.isStored,
    clear: () => {
      writer.clear();
    },
  };
}

function useDraftWriter(scope: string, report: (status: DraftStatus) => void): DraftWriter {
  const [writer] = useState(
    () => new DraftWriter(scope, () => useSession.getState().memberId, report),
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

function useFoundDraft<Values>(
  scope: string,
  ownKey: string,
  parse: (stored: unknown) => Values | null,
) {
  const owner = useSession((session) => session.memberId);
  const { drafts, live } = useDraftView();
  return useMemo(() => {
    const { offered, inOtherTab } = selectDrafts(drafts, live, { owner, scope, ownKey });
    return { found: firstReadable(offered, parse), inOtherTab };
  }, [drafts, live, owner, scope, ownKey, parse]);
}

function firstReadable<Values>(
  offered: readonly StoredDraft[],
  parse: (stored: unknown) => Values | null,
) {
  for (const stored of offered) {
    const values = parse(stored.values);
    const { savedAt, sent } = stored;
    if (values !== null) return { stored, offer: { savedAt, values, sent } };
  }
  return null;
}
