import { createContext, useContext } from "react";

export interface AdminEnvironment {
  /** Base URL of the public site. */
  readonly publicSite: URL;
  /** Set in demo installations only. */
  readonly demoAccount: { readonly email: string; readonly password: string } | null;
}

const EnvironmentContext = createContext<AdminEnvironment | null>(null);

export const AdminEnvironmentProvider = EnvironmentContext.Provider;

/** Throws without a provider. */
export function useAdminEnvironment(): AdminEnvironment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) throw new Error("AdminEnvironmentProvider is missing above.");
  return environment;
}
