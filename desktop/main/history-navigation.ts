import type { BrowserWindow } from "electron";

export type Direction = "back" | "forward";

const APP_COMMANDS: Readonly<Record<string, Direction>> = {
  "browser-backward": "back",
  "browser-forward": "forward",
};
/** Key mapping of Chrome; Electron has none. */
const SWIPES: Readonly<Record<string, Direction>> = { left: "back", right: "forward" };

/** Navigates the history of the page; the page handles unsaved work itself. */
export function navigateHistory(window: BrowserWindow, direction: Direction): void {
  const { navigationHistory } = window.webContents;
  if (direction === "back" && navigationHistory.canGoBack()) navigationHistory.goBack();
  if (direction === "forward" && navigationHistory.canGoForward()) navigationHistory.goForward();
}

/** Mouse buttons and keys for Back and Forward (Windows, Linux), and three-finger swipes (macOS). */
export function listenForHistoryGestures(
  window: BrowserWindow,
  go: (direction: Direction) => void,
): void {
  window.on("app-command", (event, command) => {
    const direction = APP_COMMANDS[command];
    if (direction === undefined) return;
    event.preventDefault();
    go(direction);
  });
  window.on("swipe", (_event, swiped) => {
    const direction = SWIPES[swiped];
    if (direction !== undefined) go(direction);
  });
}
