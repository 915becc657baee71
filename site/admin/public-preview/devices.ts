/** The widths of the preview, in CSS pixels: common screens of each kind. */
export const DEVICES = [
  { id: "desktop", label: "Desktop", width: 1280 },
  { id: "tablet", label: "Tablet", width: 768 },
  { id: "phone", label: "Phone", width: 390 },
] as const;

export type DeviceId = (typeof DEVICES)[number]["id"];

/** The device of an id; the fallback for an unknown one. */
export function deviceOf(id: string | null, fallback: DeviceId) {
  const found = (wanted: string | null) => DEVICES.find((device) => device.id === wanted);
  return found(id) ?? found(fallback) ?? DEVICES[0];
}

/**
 * The scale that fits a device into an area, never enlarged, and the height of its window, so that the scaled frame
 * fills the area's height.
 */
export function fitDevice(deviceWidth: number, area: { width: number; height: number }) {
  const scale = area.width <= 0 ? 1 : Math.min(1, area.width / deviceWidth);
  return { scale, height: Math.ceil(area.height / scale) };
}
