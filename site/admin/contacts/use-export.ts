import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { listInquiries } from "#supabase/data/inquiries.ts";
import type { InquiriesQuery, InquiryListRow } from "#supabase/data/inquiries.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useCommands } from "#site/admin/shell/commands.ts";
import { usePlatform } from "#site/admin/shell/platform-context.tsx";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { inquiriesCsv } from "./inquiries-csv.ts";

const PAGE_SIZE = 100;

/** Saves every inquiry of the filtered list, in its order, as a file for a spreadsheet: by the button
 * and by File → Export. */
export function useExport(query: InquiriesQuery) {
  const client = useStaffClient();
  const platform = usePlatform();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await everyPage(client, query);
      const name = `inquiries-${new Date().toISOString().slice(0, 10)}.csv`;
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
    useCallback(
      (command) => {
        if (command.type === "export" && !isPending) mutate();
      },
      [mutate, isPending],
    ),
  );
  return { save: mutate, saving: isPending };
}

async function everyPage(client: StaffClient, query: InquiriesQuery): Promise<InquiryListRow[]> {
  const rows: InquiryListRow[] = [];
  for (let page = 1; ; page += 1) {
    const part = await listInquiries(client, { ...query, page, pageSize: PAGE_SIZE });
    rows.push(...part.rows);
    if (part.rows.length < PAGE_SIZE || rows.length >= part.total) return rows;
  }
}
