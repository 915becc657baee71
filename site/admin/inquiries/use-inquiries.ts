import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { eraseInquiry, getInquiry, markInquiryRead } from "#supabase/data/inquiries.ts";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { OPEN_INQUIRY_POLL_MS } from "#site/admin/context/inquiry-broadcast.ts";
import { adminKeys, rowKey } from "#site/admin/context/query-keys.ts";
import { useRefreshList } from "#site/admin/context/use-refresh-list.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

const oneKey = (id: string) => rowKey(adminKeys.inquiries, id);

/** Query of one inquiry, polled while it is open. */
export function useInquiry(id: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => getInquiry(client, id, signal),
    staleTime: 0,
    refetchInterval: OPEN_INQUIRY_POLL_MS,
  });
}

/** Marks an inquiry as read. Does not increment its version. */
export function useMarkRead() {
  const client = useStaffClient();
  const onSuccess = useUpdateCachedInquiry();
  return useMutation({ mutationFn: (id: string) => markInquiryRead(client, id), onSuccess });
}

/** Erases an inquiry permanently, on the server and in the query cache. */
export function useEraseInquiry() {
  const client = useStaffClient();
  const cache = useQueryClient();
  const refresh = useRefreshList("inquiries");
  return useMutation({
    mutationFn: (id: string) => eraseInquiry(client, id),
    onSuccess: (_nothing, id) => {
      cache.removeQueries({ queryKey: oneKey(id) });
      // Inactive lists may contain the row; removing them erases it from this device, too.
      cache.removeQueries({ queryKey: [...adminKeys.inquiries, "list"], type: "inactive" });
      void refresh();
    },
  });
}

/** Writes the row of a response into the query cache and invalidates lists and counters. */
export function useUpdateCachedInquiry() {
  const cache = useQueryClient();
  const refresh = useRefreshList("inquiries");
  return (row: Inquiry) => {
    cache.setQueryData(oneKey(row.id), row);
    void refresh();
  };
}
