import { createContext, useContext } from "react";
import type { ComponentType } from "react";
import type { EditablePageProps } from "#site/content/copy-editing.ts";

export interface AdminEnvironment {
  /** Base URL of the public site. */
  readonly publicSite: URL;
  /** A page of the public site with editable copy; loads when it is first rendered. */
  readonly EditablePage: ComponentType<EditablePageProps>;
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
