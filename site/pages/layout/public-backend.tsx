import { createContext, useContext } from "react";
import type { PublicClient } from "#supabase/data/public-client.ts";

const PublicBackend = createContext<PublicClient | null>(null);

/** Set once by the entry point; pages do not choose a backend. */
export const PublicBackendProvider = PublicBackend.Provider;

/** The public backend client; throws outside of the provider. */
export function usePublicClient(): PublicClient {
  const client = useContext(PublicBackend);
  if (client === null) throw new Error("PublicBackendProvider is missing above this page.");
  return client;
}
