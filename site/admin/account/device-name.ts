const BROWSERS = [
  ["Electron/", "Desktop app"],
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;

const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/** Name of a device from its user agent, for example "Chrome on Windows". */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([token]) => userAgent.includes(token))?.[1];
  const system = SYSTEMS.find(([token]) => userAgent.includes(token))?.[1];
  if (browser === undefined) return "A browser or app";
  return system === undefined ? browser : `${browser} on ${system}`;
}
