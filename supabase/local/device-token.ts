import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Device cookies (OWASP, "Slow down online guessing attacks with device cookies"), as a header,
 * because site and backend have different origins. A device that has signed in to an account stores a
 * token for it. With it, wrong attempts from other devices do not lock it out; the token alone grants
 * no access. */
export interface DeviceTokens {
  /** A new token for this account, valid for 180 days. */
  issue(account: string): string;
  /** The identifier of the device from these tokens; null when none is valid for this account. */
  find(account: string, header: string | null): string | null;
}

const VALID_MS = 180 * 24 * 60 * 60 * 1000;
/** Maximum number of tokens read from one header. */
const MAX_TOKENS = 10;

/** Device tokens signed with the JWT secret; `now` is in milliseconds. */
export function createDeviceTokens(jwtSecret: string, now: () => number = Date.now): DeviceTokens {
  const sign = (account: string, device: string, expires: string) =>
    createHmac("sha256", jwtSecret).update(`device\n${account}\n${device}\n${expires}`).digest();

  return {
    issue(account) {
      const device = randomBytes(16).toString("base64url");
      const expires = String(now() + VALID_MS);
      return `${device}.${expires}.${sign(account, device, expires).toString("base64url")}`;
    },
    find(account, header) {
      for (const token of (header ?? "").split(",").slice(0, MAX_TOKENS)) {
        const [device = "", expires = "", signature = ""] = token.trim().split(".");
        const given = Buffer.from(signature, "base64url");
        const expected = sign(account, device, expires);
        const genuine = given.length === expected.length && timingSafeEqual(given, expected);
        if (genuine && Number(expires) > now()) return device;
      }
      return null;
    },
  };
}
