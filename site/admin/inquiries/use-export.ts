import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { listAllInquiries } from "#supabase/data/inquiries.ts";
import type { InquiriesQuery, Inquiry } from "#supabase/data/inquiries.ts";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { localDate } from "#site/format/local-date.ts";
import { toast } from "#site/ui/toaster.tsx";
import { inquiriesCsv } from "./inquiries-csv.ts";

const TYPES = ["export"] as const;

/** Exports inquiries as CSV: the given ones, or all of the filtered list. File → Export in the desktop
 * menu exports all. */
export function useExport(query: InquiriesQuery) {
  const client = useStaffClient();
  const platform = usePlatform();
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: readonly Inquiry[] | null) => {
      const rows = chosen ?? (await listAllInquiries(client, query));
      const name = `inquiries-${localDate(new Date()).iso}.csv`;
      const file = new File([inquiriesCsv(rows)], name, { type: "text/csv" });
      return { outcome: await platform.saveFile(file), count: rows.length };
    },
    onSuccess: ({ outcome, count }) => {
      if (outcome === "cancelled") return;
      const noun = count === 1 ? "inquiry" : "inquiries";
      toast.success({ title: "Inquiries Exported", description: `${String(count)} ${noun}.` });
    },
    onError: (error) => {
      console.error("[inquiries-export]", error);
      toast.error({ title: "Export Failed", description: messageOf(error) || "Please try again." });
    },
  });
  useCommands(
    TYPES,
    useCallback(
      (command) => {
        if (command.type === "export" && !isPending) mutate(null);
      },
      [mutate, isPending],
    ),
  );
  return {
    all: () => {
      mutate(null);
    },
    chosen: mutate,
    saving: isPending,
  };
}
