import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isOffline, messageOf } from "#supabase/data/errors.ts";
import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
} from "#supabase/data/personal-data.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { removeLocalDraftsOf } from "#site/admin/form-safety/local-draft-view.ts";
import { clearPersistedQueries } from "#site/admin/offline/query-persistence.ts";
import { localDate } from "#site/format/local-date.ts";
import { toast } from "#site/ui/toaster.tsx";
import { erasureInWords } from "./personal-data-model.ts";

/** Counts what names an address. */
export function useFindPersonalData() {
  const client = useStaffClient();
  return useMutation({ mutationFn: (address: string) => findPersonalData(client, address) });
}

/** Saves everything that names an address as one JSON file. */
export function useExportPersonalData() {
  const client = useStaffClient();
  const platform = usePlatform();
  return useMutation({
    mutationFn: async (address: string) => {
      const data = await exportPersonalData(client, address);
      // The address of the person is no part of the file's name: folders are seen by others.
      const name = `personal-data-${localDate(new Date()).iso}.json`;
      const text = JSON.stringify(data, null, 2);
      return platform.saveFile(new File([text], name, { type: "application/json" }));
    },
    onSuccess: (outcome) => {
      if (outcome !== "cancelled") toast.success({ title: "Data Exported" });
    },
    onError: (error) => {
      console.error("[personal-data-export]", error);
    },
  });
}

/** Erases everything that names an address: on the server, in the query cache and among the drafts of this
 * device. The page may be left meanwhile, so a toast reports the outcome. */
export function useErasePersonalData() {
  const client = useStaffClient();
  const removeFromDevice = useRemoveFromDevice();
  return useMutation({
    mutationFn: (address: string) => erasePersonalData(client, address),
    onSuccess: async ({ counts, inquiryIds }, address) => {
      toast.success({ title: "Data Erased", description: erasureInWords(counts, "past") });
      await removeFromDevice(address, inquiryIds);
    },
    onError: (error) => {
      console.error("[personal-data-erase]", error);
      toast.error({ title: "Erasing Failed", description: eraseProblem(error) });
    },
  });
}

/** A lost response says nothing about the outcome; every other error means that nothing was changed. */
export function eraseProblem(error: unknown): string {
  if (isOffline(error)) {
    return "The server did not answer, so it may have been erased or not. Find the address again.";
  }
  return `Nothing was erased. ${messageOf(error) || "Please try again."}`;
}

function useRemoveFromDevice() {
  const cache = useQueryClient();
  return async (address: string, inquiryIds: readonly string[]) => {
    cache.removeQueries({ type: "inactive" });
    await Promise.all([
      clearPersistedQueries(),
      removeLocalDraftsOf(address, inquiryIds),
      cache.invalidateQueries(),
    ]);
  };
}
