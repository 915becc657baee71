import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  eraseInquiry,
  getInquiry,
  listInquiries,
  markInquiryRead,
} from "#supabase/data/inquiries.ts";
import type { Inquiry, InquiriesQuery } from "#supabase/data/inquiries.ts";
import { useIsSignedIn } from "#site/admin/session/session-store.ts";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";
import { narrowedTo } from "./inbox-options.ts";
import type { InboxFilter } from "./inbox-options.ts";

/** A new inquiry is seen within five seconds, request included. */
const ASK_EVERY_MS = 4000;

/** What colleagues do to the inquiry that is open here. */
const OPEN_ASK_EVERY_MS = 15_000;

interface InboxQuery extends Required<Pick<InquiriesQuery, "search" | "sort" | "page">> {
  readonly status: InboxFilter;
}

/** The inbox, asked for again every few seconds while it is looked at. */
export function useInbox({ search, status, sort, page }: InboxQuery) {
  const client = useStaffClient();
  const signedIn = useIsSignedIn();
  return useQuery({
    queryKey: [...adminKeys.inquiries, "list", { search, status, sort, page }],
    queryFn: ({ signal }) =>
      listInquiries(client, { search, sort, page, ...narrowedTo(status), signal }),
    enabled: signedIn,
    staleTime: 0,
    refetchInterval: ASK_EVERY_MS,
    placeholderData: keepPreviousData,
  });
}

const oneKey = (id: string) => [...adminKeys.inquiries, "one", id];

export function useInquiry(id: string) {
  const client = useStaffClient();
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => getInquiry(client, id, signal),
    staleTime: 0,
    refetchInterval: OPEN_ASK_EVERY_MS,
  });
}

export function useMarkRead() {
  const client = useStaffClient();
  const keep = useKeepInquiry();
  return useMutation({ mutationFn: (id: string) => markInquiryRead(client, id), onSuccess: keep });
}

export function useEraseInquiry() {
  const client = useStaffClient();
  const cache = useQueryClient();
  const refresh = useRefreshInbox();
  return useMutation({
    mutationFn: (id: string) => eraseInquiry(client, id),
    onSuccess: (_nothing, id) => {
      cache.removeQueries({ queryKey: oneKey(id) });
      // Erased means erased on this device, too.
      cache.removeQueries({ queryKey: [...adminKeys.inquiries, "list"], type: "inactive" });
      void refresh();
    },
  });
}

/** Shows a row as the server answered with it, and has lists and counters read anew. */
export function useKeepInquiry() {
  const cache = useQueryClient();
  const refresh = useRefreshInbox();
  return (row: Inquiry) => {
    cache.setQueryData(oneKey(row.id), row);
    void refresh();
  };
}

function useRefreshInbox() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [...adminKeys.inquiries, "list"] }),
      cache.invalidateQueries({ queryKey: adminKeys.counts }),
    ]);
}
