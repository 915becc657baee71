import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    "Chrome on Windows",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18 Safari/605", "Safari on macOS"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/140 Electron/45.4.1 Safari/537", "Desktop app on Windows"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140", "Edge on Windows"],
  ["node", "A browser or app"],
  ["", "A browser or app"],
])("maps user agent %j to %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
