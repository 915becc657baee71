import { useQuery } from "@tanstack/react-query";
import { deliversMail } from "#supabase/data/mail-delivery.ts";
import { adminKeys } from "./query-keys.ts";
import { useStaffClient } from "./staff-backend.tsx";

/** Whether the studio's mails are delivered; undefined until that is known. */
export function useMailDelivery(): boolean | undefined {
  const client = useStaffClient();
  const { data } = useQuery({
    queryKey: adminKeys.mailDelivery,
    queryFn: ({ signal }) => deliversMail(client, signal),
    staleTime: Infinity,
  });
  return data;
}

/** The same, and false until that is known, so that nothing promises a mail before. */
export function useDeliversMail(): boolean {
  return useMailDelivery() ?? false;
}
