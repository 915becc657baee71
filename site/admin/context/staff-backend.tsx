import { createContext, useContext } from "react";
import type { StaffClient } from "#supabase/data/staff-client.ts";

const StaffBackend = createContext<StaffClient | null>(null);

/** Provided once by the entry point; features do not choose a backend. */
export const StaffBackendProvider = StaffBackend.Provider;

/** The authenticated backend client. Throws without a provider. */
export function useStaffClient(): StaffClient {
  const client = useContext(StaffBackend);
  if (client === null) throw new Error("StaffBackendProvider is missing above this screen.");
  return client;
}
