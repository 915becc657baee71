import type { App, BrowserWindow, NativeImage } from "electron";

/** Labels of the overlay on the Windows taskbar: more than nine unread inquiries are "9+". */
export const BADGE_LABELS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "9+"] as const;

/** Name of the image of a label, without extension. */
export function badgeImageName(label: string): string {
  return label.replace("+", "-plus");
}

interface BadgeEffects {
  readonly app: Pick<App, "setBadgeCount">;
  readonly window: () => Pick<BrowserWindow, "setOverlayIcon"> | null;
  readonly platform: NodeJS.Platform;
  /** A small image with the number, for the Windows taskbar. */
  readonly draw: (text: string) => NativeImage;
}

/** Shows unread inquiries on the dock (macOS, Unity) or as an overlay on the taskbar (Windows). */
export function createUnreadBadge({ app, window, platform, draw }: BadgeEffects) {
  return (count: number) => {
    if (platform !== "win32") {
      app.setBadgeCount(count);
      return;
    }
    const label = count > 9 ? "9+" : String(count);
    window()?.setOverlayIcon(
      count === 0 ? null : draw(label),
      count === 0 ? "" : `${String(count)} unread ${count === 1 ? "inquiry" : "inquiries"}`,
    );
  };
}
