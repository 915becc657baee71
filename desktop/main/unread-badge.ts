import type { App, BrowserWindow, NativeImage } from "electron";

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
