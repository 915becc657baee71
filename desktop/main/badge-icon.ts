import { readFileSync } from "node:fs";
import path from "node:path";
import { nativeImage } from "electron";
import type { NativeImage } from "electron";
import { badgeImageName } from "./unread-badge.ts";

/** Paths of the images that desktop/scripts/draw-icons.ts draws. */
const IMAGES = new Map(
  Object.entries(
    import.meta.glob<string>("../icons/badges/*.png", {
      eager: true,
      import: "default",
      query: "?asset",
    }),
  ).map(([source, built]) => [path.basename(source, ".png"), built]),
);

/** The overlay of the Windows taskbar: a clay disc with "1" to "9", or "9+". */
export function badgeIcon(label: string): NativeImage {
  const file = IMAGES.get(badgeImageName(label));
  if (file === undefined) throw new Error(`There is no badge "${label}".`);
  return nativeImage.createFromBuffer(readFileSync(file), { scaleFactor: 2 });
}
