import { createContext, useContext } from "react";
import type { PublicClient } from "#supabase/data/public-client.ts";

const PublicBackend = createContext<PublicClient | null>(null);

/** Given once by the root; pages never choose a backend. */
export const PublicBackendProvider = PublicBackend.Provider;

export function usePublicClient(): PublicClient {
  const client = useContext(PublicBackend);
  if (client === null) throw new Error("PublicBackendProvider is missing above this page.");
  return client;
}
