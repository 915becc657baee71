import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { inquiryStatistics } from "#supabase/data/inquiry-statistics.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { startOf } from "./period.ts";
import type { Period } from "./period.ts";

/** The figures of a period, fetched whenever the page opens. While another period loads, the former is shown. */
export function useStatistics(period: Period) {
  const client = useStaffClient();
  return useQuery({
    queryKey: [...adminKeys.statistics, period],
    queryFn: ({ signal }) => inquiryStatistics(client, startOf(period, new Date()), signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
