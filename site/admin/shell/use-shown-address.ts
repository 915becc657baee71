import { useAdminEnvironment } from "./admin-environment.tsx";
import { usePlatform } from "./platform-context.tsx";

/** Where a stored picture is found: paths of the site are on the site, unless the host bundles them. */
export function useShownAddress(): (address: string) => string {
  const { publicSite } = useAdminEnvironment();
  const { bundledPaths } = usePlatform();
  return (address) =>
    address.startsWith("/") && !bundledPaths.has(address)
      ? new URL(address, publicSite).href
      : address;
}
