import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { usePlatform } from "#site/admin/context/platform-context.tsx";

/**
 * Resolves the URL of a stored image: paths of the site resolve against the public site unless the
 * host bundles them.
 */
export function useAssetUrl(): (address: string) => string {
  const { publicSite } = useAdminEnvironment();
  const { bundledPaths } = usePlatform();
  return (address) =>
    address.startsWith("/") && !bundledPaths.has(address)
      ? new URL(address, publicSite).href
      : address;
}
