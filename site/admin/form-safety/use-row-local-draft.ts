import { useCallback, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type * as v from "valibot";
import type { EntitySchema } from "#site/schemas/entity.ts";
import { parseChangedLocalDraft } from "#site/schemas/form.ts";
import { localDraftScope } from "./local-draft-model.ts";
import type { LocalDraftNoticesProps } from "./local-draft-notices.tsx";
import type { LocalDraftStatus } from "./local-draft-writer.ts";
import { parsePendingCreate } from "./save-row.ts";
import type { CreateState, PendingCreate } from "./save-row.ts";
import { useLocalDraft } from "./use-local-draft.ts";
import { useFormChanges } from "./use-form-changes.ts";

interface RowLocalDraftOptions<Schema extends EntitySchema> {
  readonly kind: "post" | "project";
  /** The row that the local draft belongs to; null: that of a new one. */
  readonly rowId: string | null;
  readonly schema: Schema;
  /** A local draft with these values is not offered. */
  readonly defaults: v.InferOutput<Schema>;
  /** How the row was sent when the form opened. */
  readonly pendingCreate: PendingCreate;
}

interface RowLocalDraft extends CreateState {
  readonly localDraftStatus: LocalDraftStatus;
  readonly localDraftNotices: Omit<LocalDraftNoticesProps, "rowSavedAt">;
  readonly clear: () => void;
  /** See `LocalDraftWriter`. */
  readonly isStored: () => boolean;
}

/**
 * Stores the form of a post or project on this device while it is typed, and offers what an earlier form left. A restored
 * local draft continues the create that it was sent with.
 */
export function useRowLocalDraft<Schema extends EntitySchema>(
  form: UseFormReturn<v.InferOutput<Schema> & FieldValues>,
  { kind, rowId, schema, defaults, pendingCreate }: RowLocalDraftOptions<Schema>,
): RowLocalDraft {
  const parse = useCallback(
    (stored: unknown) => parseChangedLocalDraft(schema, stored, defaults),
    [schema, defaults],
  );
  const draft = useLocalDraft(localDraftScope(kind, rowId), parse);
  const pendingCreateRef = useRef(pendingCreate);
  useFormChanges(form, draft.change);
  const restore = async () => {
    const restored = await draft.restore();
    if (restored === null) return;
    pendingCreateRef.current = parsePendingCreate(restored.pendingCreate);
    form.reset(restored.values, { keepDefaultValues: true });
  };
  return {
    pendingCreateRef,
    storePendingCreate: (pending) => draft.storePendingCreate(pending, () => form.getValues()),
    localDraftStatus: draft.status,
    localDraftNotices: {
      offered: draft.offered,
      inOtherTab: draft.inOtherTab,
      onRestore: () => void restore(),
      onDiscard: draft.discard,
    },
    clear: draft.clear,
    isStored: draft.isStored,
  };
}
