import { useAdminEnvironment } from "./admin-environment.tsx";

/** Where a stored picture is found: paths of the site lie on the site, also for the desktop. */
export function useShownAddress(): (address: string) => string {
  const { publicSite } = useAdminEnvironment();
  return (address) => (address.startsWith("/") ? new URL(address, publicSite).href : address);
}
