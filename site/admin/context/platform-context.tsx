import { createContext, useContext } from "react";
import type { Platform } from "#site/platform/platform.ts";

const PlatformContext = createContext<Platform | null>(null);

export const PlatformProvider = PlatformContext.Provider;

/** The host's functions: browser or desktop app. Throws without a provider. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error("PlatformProvider is missing above this screen.");
  return platform;
}
