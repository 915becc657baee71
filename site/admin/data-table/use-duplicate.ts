import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { isOutcomeUnknown } from "#site/admin/form-safety/save-row.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { attempt } from "#site/ui/attempt.ts";
import { toast, UNDO_MS } from "#site/ui/toaster.tsx";

interface CreatedRow {
  readonly id: string;
  readonly title: string;
}

interface DuplicateOptions {
  readonly rows: "posts" | "projects";
  /** "Post": begins the title of the notice. */
  readonly noun: string;
  /** The tab with the form of the duplicate. */
  readonly tab: TabId;
  /** Saves a duplicate of the row with this id as a draft. `duplicateId` is an idempotency key. */
  readonly create: (client: StaffClient, id: string, duplicateId: string) => Promise<CreatedRow>;
}

/** Duplicates a row of a list as a draft, once per request. The notice offers to edit the duplicate. */
export function useDuplicate({ rows, noun, tab, create }: DuplicateOptions) {
  const { openTab } = useAdminNavigation();
  const { isPending, createOnce } = useCreateOnce(rows, create);
  return {
    busy: isPending,
    duplicate: ({ id }: Pick<CreatedRow, "id">) =>
      attempt({ log: `${noun.toLowerCase()}-list`, title: "Duplicating Failed" }, async () => {
        const duplicate = await createOnce(id);
        if (duplicate === null) return;
        toast.success({
          title: `${noun} Duplicated`,
          description: `“${duplicate.title}” is a draft: not public.`,
          duration: UNDO_MS,
          action: {
            label: "Edit",
            onClick: () => {
              openTab(tab, duplicate.id);
            },
          },
        });
      }),
  };
}

/** Creates one row per request of the member, whatever happens to clicks and responses. */
function useCreateOnce(rows: DuplicateOptions["rows"], create: DuplicateOptions["create"]) {
  const client = useStaffClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id, duplicateId }: Record<"id" | "duplicateId", string>) =>
      create(client, id, duplicateId),
    onSettled: useRefreshList(rows),
  });
  const isRunning = useRef(false);
  const unconfirmed = useRef<{ readonly id: string; readonly duplicateId: string }>(null);

  /** Resolves to null for a click during a running request, which the disabled button can miss. */
  const createOnce = async (id: string): Promise<CreatedRow | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    const earlier = unconfirmed.current;
    const request = earlier?.id === id ? earlier : { id, duplicateId: crypto.randomUUID() };
    unconfirmed.current = null;
    try {
      return await mutateAsync(request);
    } catch (error) {
      // The duplicate may be saved although its response was lost: the next try has the same id.
      if (isOutcomeUnknown(error)) unconfirmed.current = request;
      throw error;
    } finally {
      isRunning.current = false;
    }
  };
  return { isPending, createOnce };
}
