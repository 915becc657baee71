import { UserFacingError } from "./user-facing-error.ts";

const allowed = new Set(["https:", "mailto:", "tel:"]);

/** The address if it is allowed outside the app, otherwise null. */
export function externalUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return allowed.has(url.protocol) && url.username === "" && url.password === "" ? url : null;
}

/** The only function that opens an address outside the app. In development the public site is plain
 * http on loopback, which `localSite` allows. */
export function createOpenExternal(
  open: (address: string) => Promise<void>,
  localSite: URL | null,
): (address: string) => Promise<void> {
  return async (address) => {
    const url = externalUrl(address) ?? localUrl(address, localSite);
    if (url === null) throw new UserFacingError("This address cannot be opened outside the app.");
    await open(url.href);
  };
}

function localUrl(address: string, localSite: URL | null): URL | null {
  if (localSite === null || localSite.hostname !== "127.0.0.1" || !URL.canParse(address))
    return null;
  const url = new URL(address);
  return url.origin === localSite.origin ? url : null;
}
