import { createContext, useContext } from "react";

export interface AdminEnvironment {
  /** Where visitors read the site; addresses such as /blog/… hang below it. */
  readonly publicSite: URL;
  /** Present in demo installations only. */
  readonly demoAccount: { readonly email: string; readonly password: string } | null;
}

const EnvironmentContext = createContext<AdminEnvironment | null>(null);

export const AdminEnvironmentProvider = EnvironmentContext.Provider;

export function useAdminEnvironment(): AdminEnvironment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) throw new Error("AdminEnvironmentProvider is missing above.");
  return environment;
}
