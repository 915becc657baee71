import { useQuery } from "@tanstack/react-query";
import { deliversMail } from "#supabase/data/mail-delivery.ts";
import { adminKeys } from "./query-keys.ts";
import { useStaffClient } from "./staff-backend.tsx";

/** Whether the studio's mails are delivered; false until that is known, so that nothing promises a mail before. */
export function useDeliversMail(): boolean {
  const client = useStaffClient();
  const { data } = useQuery({
    queryKey: adminKeys.mailDelivery,
    queryFn: ({ signal }) => deliversMail(client, signal),
    staleTime: Infinity,
  });
  return data ?? false;
}
