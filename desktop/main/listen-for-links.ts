import type { App } from "electron";
import type { DesktopCommand } from "../shared/bridge.ts";
import type { AppWindow } from "./app-window.ts";
import { itemLinkOf, LINK_SCHEME, parseItemLink } from "./deep-links.ts";
import { launchCommandOf } from "./launch-items.ts";

/** Links to items and tasks of the jump list: arguments of this start and of later ones (Windows,
 * Linux), `open-url` (macOS). Each later one shows the window. */
export function listenForLinks(
  app: Pick<App, "isPackaged" | "on" | "setAsDefaultProtocolClient">,
  { command, show }: AppWindow,
): void {
  // Unpackaged, the system would start Electron itself for every link.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
  const first = commandOf(process.argv);
  if (first !== null) command(first);
  app.on("second-instance", (_event, argv) => {
    show();
    const later = commandOf(argv);
    if (later !== null) command(later);
  });
  app.on("open-url", (event, address) => {
    event.preventDefault();
    show();
    const item = parseItemLink(address);
    if (item !== null) command({ type: "open", item });
  });
}

function commandOf(argv: readonly string[]): DesktopCommand | null {
  const item = itemLinkOf(argv);
  return item === null ? launchCommandOf(argv) : { type: "open", item };
}
